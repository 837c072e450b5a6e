import type { Area } from '../areas.ts'

export { site } from '../site/en.ts'

export const areas = {
  footer: () => import('../footer/en.ts'),
  gallery: () => import('../gallery/en.ts'),
  help: () => import('../help/en.ts'),
  home: () => import('../home/en.ts'),
  results: () => import('../results/en.ts'),
  noResults: () => import('../no-results/en.ts'),
  places: () => import('../places/en.ts'),
  profile: () => import('../profile/en.ts'),
  profileParts: () => import('../profile-parts/en.ts'),
  published: () => import('../published/en.ts'),
  pages: () => import('../pages/en.ts'),
  admissionDates: () => import('../admission-dates/en.ts'),
  account: () => import('../account/en.ts'),
  catchment: () => import('../catchment/en.ts'),
  claims: () => import('../claims/en.ts'),
  compare: () => import('../compare/en.ts'),
  withdrawal: () => import('../withdrawal/en.ts'),
  developers: () => import('../developers/en.ts'),
  legal: () => import('../legal/en.ts'),
  dashboard: () => import('../dashboard/en.ts'),
  corrections: () => import('../corrections/en.ts'),
  enquiries: () => import('../enquiries/en.ts'),
  events: () => import('../events/en.ts'),
  groups: () => import('../groups/en.ts'),
  map: () => import('../map/en.ts'),
  moderation: () => import('../moderation/en.ts'),
  orders: () => import('../orders/en.ts'),
  tickets: () => import('../tickets/en.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
