import { expect, test } from 'vitest'
import { browserTests, unitTests } from './named-tests.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({
    projectName: ['desktop', 'phone'][index] ?? '',
    status,
    results: [{ error: { message: `\u001b[31m${title}\u001b[39m was not seen` } }, {}],
  })),
})

const suites = [
  { title: 'visitor/map.spec.ts', specs: [spec('a pin opens', 'flaky', 'expected')] },
  {
    title: 'site/help.spec.ts',
    specs: [spec('is read', 'expected', 'unexpected')],
    suites: [{ title: 'without script', specs: [spec('is searched', 'expected', 'flaky')] }],
  },
]

test('browser tests that failed, or passed only at a further attempt, are named with project, file and titles', () => {
  expect(browserTests({ suites }, 'flaky')).toEqual([
    { name: '[desktop] visitor/map.spec.ts › a pin opens', message: 'a pin opens was not seen' },
    { name: '[phone] site/help.spec.ts › without script › is searched', message: 'is searched was not seen' },
  ])
  expect(browserTests({ suites }, 'unexpected').map(({ name }) => name)).toEqual([
    '[phone] site/help.spec.ts › is read',
  ])
})

test('so are unit tests and files that could not be loaded, with the beginning of the message', () => {
  const failed = {
    ancestorTitles: ['a day'],
    title: 'ends',
    status: 'failed',
    failureMessages: ['1 is not 2\n'.repeat(99)],
  }
  const passed = { ancestorTitles: [], title: 'begins', status: 'passed', failureMessages: [] }
  const flaky = { ...passed, title: 'goes on', failureMessages: ['it stood still'] }
  const testResults = [
    { name: '/site/lib/day.test.ts', status: 'failed', assertionResults: [passed, failed, flaky] },
    { name: '/site/lib/hour.test.ts', status: 'failed', message: 'Cannot find hour.ts', assertionResults: [] },
    { name: '/site/lib/year.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(unitTests({ testResults }, '/site', 'flaky')).toEqual([
    { name: 'lib/day.test.ts › goes on', message: 'it stood still' },
  ])
  expect(unitTests({ testResults }, '/site', 'failed')).toEqual([
    { name: 'lib/day.test.ts › a day › ends', message: '1 is not 2\n'.repeat(12).trim() },
    { name: 'lib/hour.test.ts', message: 'Cannot find hour.ts' },
  ])
})
