import type { Area } from '../areas.ts'

export { site } from '../site/fr.ts'

export const areas = {
  footer: () => import('../footer/fr.ts'),
  gallery: () => import('../gallery/fr.ts'),
  help: () => import('../help/fr.ts'),
  home: () => import('../home/fr.ts'),
  results: () => import('../results/fr.ts'),
  noResults: () => import('../no-results/fr.ts'),
  places: () => import('../places/fr.ts'),
  profile: () => import('../profile/fr.ts'),
  profileParts: () => import('../profile-parts/fr.ts'),
  published: () => import('../published/fr.ts'),
  pages: () => import('../pages/fr.ts'),
  admissionDates: () => import('../admission-dates/fr.ts'),
  account: () => import('../account/fr.ts'),
  catchment: () => import('../catchment/fr.ts'),
  claims: () => import('../claims/fr.ts'),
  compare: () => import('../compare/fr.ts'),
  withdrawal: () => import('../withdrawal/fr.ts'),
  developers: () => import('../developers/fr.ts'),
  legal: () => import('../legal/fr.ts'),
  dashboard: () => import('../dashboard/fr.ts'),
  corrections: () => import('../corrections/fr.ts'),
  enquiries: () => import('../enquiries/fr.ts'),
  events: () => import('../events/fr.ts'),
  groups: () => import('../groups/fr.ts'),
  map: () => import('../map/fr.ts'),
  moderation: () => import('../moderation/fr.ts'),
  orders: () => import('../orders/fr.ts'),
  tickets: () => import('../tickets/fr.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
