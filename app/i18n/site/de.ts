import { reviews } from '../reviews/de.ts'
import { school } from '../school/de.ts'
import { search } from '../search/de.ts'
import { shell } from '../shell/de.ts'

/** The German texts that every page may need. */
export const site = { ...shell, ...school, ...reviews, ...search }

/** The texts that only some pages need, see `areas.ts`. */
export const areas = {
  footer: () => import('../footer/de.ts'),
  gallery: () => import('../gallery/de.ts'),
  help: () => import('../help/de.ts'),
  home: () => import('../home/de.ts'),
  results: () => import('../results/de.ts'),
  places: () => import('../places/de.ts'),
  profile: () => import('../profile/de.ts'),
  profileParts: () => import('../profile-parts/de.ts'),
  published: () => import('../published/de.ts'),
  pages: () => import('../pages/de.ts'),
  account: () => import('../account/de.ts'),
  catchment: () => import('../catchment/de.ts'),
  claims: () => import('../claims/de.ts'),
  compare: () => import('../compare/de.ts'),
  withdrawal: () => import('../withdrawal/de.ts'),
  developers: () => import('../developers/de.ts'),
  legal: () => import('../legal/de.ts'),
  dashboard: () => import('../dashboard/de.ts'),
  corrections: () => import('../corrections/de.ts'),
  enquiries: () => import('../enquiries/de.ts'),
  events: () => import('../events/de.ts'),
  groups: () => import('../groups/de.ts'),
  map: () => import('../map/de.ts'),
  moderation: () => import('../moderation/de.ts'),
  orders: () => import('../orders/de.ts'),
  tickets: () => import('../tickets/de.ts'),
}
