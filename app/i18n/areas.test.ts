import { expect, test } from 'vitest'
import { areasOf } from './areas.ts'

test.each([
  ['/', ['site', 'home']],
  ['/en', ['site', 'home']],
  ['/fr/results', ['site', 'results']],
  ['/schools/1', ['site', 'profile']],
  ['/it/schools/de-NW-1/review', ['site', 'profile', 'account']],
  ['/reviews/0/report', ['site', 'account']],
  ['/fr/schools/1/reviews', ['site', 'profile', 'published']],
  ['/es/account/favourites', ['site', 'account', 'compare']],
  ['/en/admin/reviews', ['site', 'account', 'corrections', 'moderation']],
  ['/fr/claim/missing', ['site', 'account', 'claims']],
  ['/schools/1/claim', ['site', 'profile', 'account', 'claims']],
  ['/en/how-reviews-work', ['site', 'pages']],
  ['/it/data-sources', ['site', 'legal']],
  ['/resultsheet', ['site']],
])('%s comes with its texts', (path, areas) => {
  expect(areasOf(path)).toEqual(areas)
})
