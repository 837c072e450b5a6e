import { ALL_TOPICS } from '#app/features/help/texts/help-text.ts'
import { LAW_PAGES } from '#app/features/legal/pages/legal-text.ts'

/** Paths of the pages of the site itself that search engines may list, without language. */
export const INDEXED_PAGES: readonly string[] = [
  '/',
  '/places',
  '/catchment',
  '/about',
  '/developers',
  '/open-data',
  '/frames',
  '/ordering',
  '/how-reviews-work',
  '/review-rules',
  '/named-in-a-review',
  '/for-schools',
  '/claim',
  '/premium',
  '/help',
  ...ALL_TOPICS.map((topic) => `/help/${topic}`),
  ...LAW_PAGES.map((page) => `/${page}`),
]
