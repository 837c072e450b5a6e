// Loaded before the program: makes its main thread stand still where a loader reads a certain token.
import { spawnSync } from 'node:child_process'
import { isMainThread } from 'node:worker_threads'

const get = URLSearchParams.prototype.get

/** In the engine, which can be interrupted, and in a call of the system, which cannot. */
function standStill(where: string | null): void {
  while (where === 'busy-in-javascript') Math.sqrt(2)
  if (where === 'busy-in-the-system') spawnSync('sleep', ['60'])
}

if (isMainThread) {
  URLSearchParams.prototype.get = function (name) {
    const value = get.call(this, name)
    standStill(value)
    return value
  }
}
