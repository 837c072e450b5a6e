// A thread that ends its process once the parent has gone, even while the main thread is stuck in a loop.
import { parentPort } from 'node:worker_threads'

/** Milliseconds between two checks. */
const EVERY_MS = 500

const startedBy = process.ppid
const clock = new Int32Array(new SharedArrayBuffer(4))
parentPort?.postMessage('watching')
while (process.ppid === startedBy) Atomics.wait(clock, 0, 0, EVERY_MS)
process.kill(process.pid, 'SIGKILL')
