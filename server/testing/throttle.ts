const PERIOD_MS = 200

/**
 * Lets a process run for only a share of the time, as on a starved machine.
 *
 * @returns a function that lifts the limit
 */
export function throttle(pid: number, share: number): () => void {
  let pausing: NodeJS.Timeout | undefined
  const repeating = setInterval(() => {
    if (!signal('SIGCONT')) return clearInterval(repeating)
    pausing = setTimeout(() => signal('SIGSTOP'), PERIOD_MS * share)
  }, PERIOD_MS)
  /** Returns whether the process still exists. */
  function signal(name: NodeJS.Signals): boolean {
    try {
      return process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
      throw error
    }
  }
  return () => {
    clearInterval(repeating)
    clearTimeout(pausing)
    signal('SIGCONT')
  }
}
