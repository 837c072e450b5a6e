const PERIOD_MS = 200

/**
 * Lets a process run for only a share of the time, as on a starved machine.
 *
 * @returns a function that lifts the limit
 */
export function throttle(pid: number, share: number): () => void {
  let pausing: NodeJS.Timeout | undefined
  const repeating = setInterval(() => {
    process.kill(pid, 'SIGCONT')
    pausing = setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD_MS * share)
  }, PERIOD_MS)
  return () => {
    clearInterval(repeating)
    clearTimeout(pausing)
    process.kill(pid, 'SIGCONT')
  }
}
