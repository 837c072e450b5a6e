import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { familyMb, type Watched } from './watch-program.ts'

// The thread of `watchProgram`: reports that it is ready, and its measurements once it is told to stop.

const EVERY_MS = 50

const { origin, pid } = workerData as { origin: string; pid: number }
const watched: Watched = { times: [], peakMb: 0 }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
await check()
familyMb(pid)
parentPort?.postMessage('ready')
while (!isOver) {
  watched.times.push(await check())
  watched.peakMb = Math.max(watched.peakMb, familyMb(pid))
  await sleep(EVERY_MS)
}
watched.times.sort((one, other) => one - other)
parentPort?.postMessage(watched)

/** Returns the milliseconds of one check. */
async function check(): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${origin}/healthz`)
  await answer.text()
  if (answer.status !== 200) throw new Error(`The health check was answered with ${answer.status}.`)
  return performance.now() - start
}
