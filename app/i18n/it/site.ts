import type { Area } from '../areas.ts'
import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

export const site = { ...shell, ...school, ...reviews, ...search }

export const areas = {
  gallery: () => import('./gallery.ts'),
  help: () => import('./help.ts'),
  home: () => import('./home.ts'),
  results: () => import('./results.ts'),
  profile: () => import('./profile.ts'),
  reading: () => import('./reading.ts'),
  pages: () => import('./pages.ts'),
  account: () => import('./account.ts'),
  claims: () => import('./claims.ts'),
  compare: () => import('./compare.ts'),
  contact: () => import('./contact.ts'),
  withdrawal: () => import('./withdrawal.ts'),
  law: () => import('./law.ts'),
  dashboard: () => import('./dashboard.ts'),
  corrections: () => import('./corrections.ts'),
  enquiries: () => import('./enquiries.ts'),
  events: () => import('./events.ts'),
  imports: () => import('./imports.ts'),
  map: () => import('./map.ts'),
  news: () => import('./news.ts'),
  moderation: () => import('./moderation.ts'),
  operation: () => import('./operation.ts'),
  orders: () => import('./orders.ts'),
  people: () => import('./people.ts'),
  schools: () => import('./schools.ts'),
  searches: () => import('./searches.ts'),
  ruleLists: () => import('./rule-lists.ts'),
  tickets: () => import('./tickets.ts'),
  videos: () => import('./videos.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
