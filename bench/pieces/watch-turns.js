// Loaded by the program that is measured: notes the processor time that the thread which answers used between two turns
// of its loop. Other threads and processes that inherit this module note nothing.
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Milliseconds; what is shorter is not noted. */
const LEAST = 5

const file = process.env.TURNS_FILE
if (file && isMainThread && process.argv[1]?.endsWith('main.ts')) {
  const out = fs.openSync(file, 'a')
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = used()
  setInterval(() => {
    const now = used()
    const ms = now - before
    before = now
    if (ms >= LEAST) fs.writeSync(out, `${JSON.stringify({ pid: process.pid, at: Date.now(), ms })}\n`)
  }, 1).unref()
}
