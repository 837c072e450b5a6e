import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const REST_MS = 500

/**
 * Runs a function and measures how long this process was blocked meanwhile.
 *
 * @returns the function's result; the longest block in milliseconds, and the longest one of half a second without the
 *   function, which shows how busy the machine is
 */
export async function lagDuring<Value>(what: () => Promise<Value>) {
  const longest = async <Result>(work: () => Promise<Result>) => {
    const monitor = monitorEventLoopDelay({ resolution: 10 })
    monitor.enable()
    // The monitor counts from its first tick on.
    await sleep(20)
    const value = await work()
    await sleep(20)
    monitor.disable()
    return { value, lag: monitor.max / 1e6 }
  }
  const { lag: rest } = await longest(() => sleep(REST_MS))
  return { rest, ...(await longest(what)) }
}
