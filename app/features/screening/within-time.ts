import vm from 'node:vm'

const context: { run?: () => void } = vm.createContext({})
const script = new vm.Script('run()')
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Attempts for a function that got no processor for most of its time. */
const ATTEMPTS = 6

/**
 * Runs a function and returns its result, or `undefined` when it takes longer. The function is stopped wherever it is,
 * even within a regular expression, which nothing else can do in the same thread; so it must not change anything that
 * outlives it. It can only be stopped by the clock: if this thread got less than half of that time because the machine
 * is busy, the function is run again with four times as much.
 *
 * @param ms maximum duration in processor time of this thread, exact to a factor of two
 */
export function withinTime<Result>(ms: number, run: () => Result): Result | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = process.threadCpuUsage()
    const done = resultWithin(ms * 4 ** attempt, run)
    if (done) return done.result
    const { user, system } = process.threadCpuUsage(before)
    if ((user + system) / 1000 >= ms / 2) return undefined
  }
  return undefined
}

/** Returns nothing when the function takes longer on the clock. */
function resultWithin<Result>(ms: number, run: () => Result): { result: Result } | undefined {
  let done: { result: Result } | undefined
  context.run = () => {
    done = { result: run() }
  }
  try {
    script.runInContext(context, { timeout: ms })
    return done
  } catch (error) {
    // The error is created in the context, so it is not an `Error` of this one.
    if (typeof error === 'object' && error && 'code' in error && error.code === TIMED_OUT) return undefined
    throw error
  } finally {
    context.run = undefined
  }
}
