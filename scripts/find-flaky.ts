/** The part of Playwright's JSON report that shows which tests passed only on a later attempt. */
export type BrowserReport = { suites: Suite[] }
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: { projectName: string; status: string }[] }

/** Returns the names of the tests that failed before they passed, with project, file and describe titles. */
export function findFlaky({ suites }: BrowserReport): string[] {
  return suites.flatMap((suite) => inSuite(suite, []))
}

function inSuite({ title, specs, suites = [] }: Suite, before: string[]): string[] {
  const here = [...before, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${[...here, spec.title].join(' › ')}`),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, here))]
}
