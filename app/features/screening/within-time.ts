import vm from 'node:vm'

const context: { run?: () => void } = vm.createContext({})
const script = new vm.Script('run()')
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Runs a function and returns its result, or `undefined` when it takes longer. The function is stopped wherever it is,
 * even within a regular expression, which nothing else can do in the same thread; so it must not change anything that
 * outlives it.
 *
 * @param ms maximum duration in real time
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
    // The error is made in the context, so it is not an `Error` of this one.
    if (typeof error === 'object' && error && 'code' in error && error.code === TIMED_OUT) return undefined
    throw error
  } finally {
    context.run = undefined
  }
}
