import { expect, test } from 'vitest'
import { findFlaky } from './find-flaky.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({ projectName: ['desktop', 'phone'][index] ?? '', status })),
})

test('tests that passed only at a further attempt are named with project, file and titles', () => {
  const suites = [
    { title: 'visitor/map.spec.ts', specs: [spec('a pin opens', 'flaky', 'expected')] },
    {
      title: 'site/help.spec.ts',
      specs: [spec('is read', 'expected', 'unexpected')],
      suites: [{ title: 'without script', specs: [spec('is searched', 'expected', 'flaky')] }],
    },
  ]
  expect(findFlaky({ suites })).toEqual([
    '[desktop] visitor/map.spec.ts › a pin opens',
    '[phone] site/help.spec.ts › without script › is searched',
  ])
})
