import vm from 'node:vm'

const context: { run?: () => void } = vm.createContext({})
const script = new vm.Script('run()')
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * What a function returns, or `undefined` when it takes longer. It is ended wherever it is, within a regular expression as
 * well, which nothing else can do in the same thread; so it must change nothing that outlives it.
 *
 * @param ms time by the clock
 */
export function withinTime<Result>(ms: number, run: () => Result): Result | undefined {
  let result: Result | undefined
  context.run = () => {
    result = run()
  }
  try {
    script.runInContext(context, { timeout: ms })
    return result
  } catch (error) {
    // The error is made in the context, so that it is no `Error` of this one.
    if (typeof error === 'object' && error && 'code' in error && error.code === TIMED_OUT) return undefined
    throw error
  } finally {
    context.run = undefined
  }
}
