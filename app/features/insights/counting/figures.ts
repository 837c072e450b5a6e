import type { Interest } from '#app/features/schools/interest.ts'

/** What is counted for a school per day, besides its distinct visitors. */
export const COUNTED = [
  'views',
  'shown',
  'phone_clicks',
  'web_clicks',
  'email_clicks',
  'route_clicks',
  'favourite_adds',
] as const
export type Counted = (typeof COUNTED)[number]

export const COUNTED_FOR: Record<Interest, Counted> = {
  view: 'views',
  phone: 'phone_clicks',
  web: 'web_clicks',
  email: 'email_clicks',
  route: 'route_clicks',
  shortlist: 'favourite_adds',
}
