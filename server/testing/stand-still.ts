// Loaded before the program: blocks its main thread where a loader reads a certain token.
import { spawnSync } from 'node:child_process'
import { isMainThread } from 'node:worker_threads'

const get = URLSearchParams.prototype.get

/** Blocks in JavaScript, which can be interrupted, or in a system call, which cannot. */
function standStill(where: string | null): void {
  while (where === 'busy-in-javascript') Math.sqrt(2)
  if (where === 'busy-in-the-system') spawnSync('sleep', ['600'])
}

if (isMainThread) {
  URLSearchParams.prototype.get = function (name) {
    const value = get.call(this, name)
    standStill(value)
    return value
  }
}
