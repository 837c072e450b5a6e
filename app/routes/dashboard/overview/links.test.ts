import { expect, test } from 'vitest'
import { CHECKLIST } from '#app/features/insights/overview/completion.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'

test('each open point of the checklist leads to a page of the site', () => {
  const paths = SITE_PATHS.map(({ path }) => path)
  expect(CHECKLIST.map(({ to }) => to.replace(/[?#].*/, '')).filter((path) => !paths.includes(path))).toEqual([])
})
