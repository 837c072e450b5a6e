import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { CHECKLIST } from '#app/features/insights/overview/completion.ts'
import siteMap from '#app/routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])])

test('each open point of the checklist leads to a page of the site', () => {
  const paths = pathsOf(siteMap)
  expect(CHECKLIST.map(({ to }) => to.replace(/[?#].*/, '')).filter((path) => !paths.includes(path))).toEqual([])
})
