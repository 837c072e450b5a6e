import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

/** Returns the bytes in use after garbage collection. */
export function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Returns the result of a function and its milliseconds. */
export function timed<T>(work: () => T): { result: T; ms: number } {
  const started = performance.now()
  const result = work()
  return { result, ms: Math.round(performance.now() - started) }
}
