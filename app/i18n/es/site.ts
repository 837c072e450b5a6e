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
  withdrawal: () => import('./withdrawal.ts'),
  law: () => import('./law.ts'),
  dashboard: () => import('./dashboard.ts'),
  corrections: () => import('./corrections.ts'),
  enquiries: () => import('./enquiries.ts'),
  events: () => import('./events.ts'),
  map: () => import('./map.ts'),
  moderation: () => import('./moderation.ts'),
  orders: () => import('./orders.ts'),
  tickets: () => import('./tickets.ts'),
  videos: () => import('./videos.ts'),
} satisfies Record<Exclude<Area, 'site'>, () => Promise<unknown>>
