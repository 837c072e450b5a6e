import type { Area } from '../areas.ts'

export { site } from '../site/es.ts'

export const areas = {
  footer: () => import('../footer/es.ts'),
  gallery: () => import('../gallery/es.ts'),
  help: () => import('../help/es.ts'),
  home: () => import('../home/es.ts'),
  results: () => import('../results/es.ts'),
  noResults: () => import('../no-results/es.ts'),
  places: () => import('../places/es.ts'),
  profile: () => import('../profile/es.ts'),
  profileParts: () => import('../profile-parts/es.ts'),
  published: () => import('../published/es.ts'),
  pages: () => import('../pages/es.ts'),
  admissionDates: () => import('../admission-dates/es.ts'),
  account: () => import('../account/es.ts'),
  catchment: () => import('../catchment/es.ts'),
  claims: () => import('../claims/es.ts'),
  compare: () => import('../compare/es.ts'),
  withdrawal: () => import('../withdrawal/es.ts'),
  developers: () => import('../developers/es.ts'),
  legal: () => import('../legal/es.ts'),
  dashboard: () => import('../dashboard/es.ts'),
  corrections: () => import('../corrections/es.ts'),
  enquiries: () => import('../enquiries/es.ts'),
  events: () => import('../events/es.ts'),
  groups: () => import('../groups/es.ts'),
  map: () => import('../map/es.ts'),
  moderation: () => import('../moderation/es.ts'),
  orders: () => import('../orders/es.ts'),
  tickets: () => import('../tickets/es.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
