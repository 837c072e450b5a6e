import type { Area } from '../areas.ts'

export { site } from '../site/it.ts'

export const areas = {
  footer: () => import('../footer/it.ts'),
  gallery: () => import('../gallery/it.ts'),
  help: () => import('../help/it.ts'),
  home: () => import('../home/it.ts'),
  results: () => import('../results/it.ts'),
  noResults: () => import('../no-results/it.ts'),
  places: () => import('../places/it.ts'),
  profile: () => import('../profile/it.ts'),
  profileParts: () => import('../profile-parts/it.ts'),
  published: () => import('../published/it.ts'),
  pages: () => import('../pages/it.ts'),
  admissionDates: () => import('../admission-dates/it.ts'),
  account: () => import('../account/it.ts'),
  catchment: () => import('../catchment/it.ts'),
  claims: () => import('../claims/it.ts'),
  compare: () => import('../compare/it.ts'),
  withdrawal: () => import('../withdrawal/it.ts'),
  developers: () => import('../developers/it.ts'),
  legal: () => import('../legal/it.ts'),
  dashboard: () => import('../dashboard/it.ts'),
  corrections: () => import('../corrections/it.ts'),
  enquiries: () => import('../enquiries/it.ts'),
  events: () => import('../events/it.ts'),
  groups: () => import('../groups/it.ts'),
  map: () => import('../map/it.ts'),
  moderation: () => import('../moderation/it.ts'),
  orders: () => import('../orders/it.ts'),
  tickets: () => import('../tickets/it.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
