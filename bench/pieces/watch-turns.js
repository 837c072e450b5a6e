// Loaded by the program that is measured: notes the processor time that the thread which answers used between two turns
// of its loop, and the time on the clock beside it. Other threads and processes that inherit this module note nothing.
import cluster from 'node:cluster'
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Milliseconds; what is shorter is not noted. */
const LEAST = 5

const file = process.env.TURNS_FILE
if (file && isMainThread && cluster.isWorker) {
  const out = fs.openSync(file, 'a')
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = used()
  let clock = performance.now()
  setInterval(() => {
    const [now, time] = [used(), performance.now()]
    const [ms, wallMs] = [now - before, time - clock]
    before = now
    clock = time
    if (ms >= LEAST) fs.writeSync(out, `${JSON.stringify({ pid: process.pid, at: Date.now(), ms, wallMs })}\n`)
  }, 1).unref()
}
