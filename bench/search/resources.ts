import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

/** Bytes that are in use after everything unused was thrown away. */
export function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Does something and says how long it took. */
export function timed<T>(name: string, work: () => T): T {
  const started = performance.now()
  const result = work()
  console.log(`${name} ${Math.round(performance.now() - started)} ms`)
  return result
}
