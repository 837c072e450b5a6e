import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The part of Playwright's JSON report that shows how each test ended. */
export type BrowserReport = { suites: Suite[] }
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: { projectName: string; status: string; results?: { error?: { message?: string } }[] }[]
}

/** The part of Vitest's JSON report that shows which tests and files failed. */
export type UnitReport = { testResults: UnitFile[] }
type UnitFile = { name: string; status: string; message?: string; assertionResults: UnitTest[] }
type UnitTest = { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }

/** A test by project, file and titles, with the beginning of what it printed when it failed. */
export type NamedTest = { name: string; message: string }

const MESSAGE_LINES = 12

/**
 * Returns the browser tests that failed (`unexpected`), or that passed only at a further attempt (`flaky`), which
 * points to a defect in the test or the product.
 */
export function browserTests({ suites }: BrowserReport, status: 'unexpected' | 'flaky'): NamedTest[] {
  return suites.flatMap((suite) => inSuite(suite, status, []))
}

function inSuite({ title, specs, suites = [] }: Suite, status: string, before: string[]): NamedTest[] {
  const here = [...before, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results = [] }) => ({
        name: `[${projectName}] ${[...here, spec.title].join(' › ')}`,
        message: beginning(results.find(({ error }) => error)?.error?.message),
      })),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, status, here))]
}

/**
 * Returns the tests that failed, with the files that could not be loaded, or those that passed only at a further
 * attempt (`flaky`).
 *
 * @param root folder of the paths in names
 */
export function unitTests({ testResults }: UnitReport, root: string, status: 'failed' | 'flaky'): NamedTest[] {
  return testResults.flatMap((unitFile) => {
    const file = path.relative(root, unitFile.name)
    if (isBroken(unitFile)) return status === 'failed' ? [{ name: file, message: beginning(unitFile.message) }] : []
    return unitFile.assertionResults
      .filter((test) => endOf(test) === status)
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles, title].join(' › '),
        message: beginning(failureMessages?.[0]),
      }))
  })
}

/** The messages of a test that passed are those of its earlier attempts. */
const endOf = ({ status, failureMessages = [] }: UnitTest): string =>
  status === 'passed' && failureMessages.length > 0 ? 'flaky' : status

/** Whether a file failed as a whole, so that none of its tests is in the report. */
export const isBroken = ({ status, assertionResults }: Pick<UnitFile, 'status' | 'assertionResults'>): boolean =>
  status === 'failed' && assertionResults.length === 0

const beginning = (message = ''): string =>
  stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n').trim()
