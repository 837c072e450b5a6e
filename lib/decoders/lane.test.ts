import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { processorMs } from '../testing/processor-time.ts'
import { Lane, type Pace } from './lane.ts'
import { DecodersBusy, TaskKilled } from './task-killed.ts'
import type { OddTasks } from './testing/odd-tasks.ts'

const PROGRAM = 'lib/decoders/testing/odd-tasks.ts'
const lane = new Lane<OddTasks>(PROGRAM, { heapMb: 64, residentMb: 300, restMb: 200 })
const LONG: Pace = { ms: 30_000 }
const inLane = async () => (await lane.run('process', [], LONG)).pid

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('bytes are passed in both directions, and one process runs several tasks', async () => {
  const bytes = Buffer.alloc(3_000_000, 7)
  expect(Buffer.compare(await lane.run('echo', [bytes], LONG), bytes)).toBe(0)
  expect(await inLane()).toBe(await inLane())
})

test('a decoder gets no secret', async () => {
  vi.stubEnv('APP_SECRET', 'x'.repeat(40))
  vi.stubEnv('DATABASE_URL', 'postgres://a:b@c/d')
  const fresh = new Lane<OddTasks>(PROGRAM, { heapMb: 64, residentMb: 300, restMb: 200 })
  const { env } = await fresh.run('process', [], LONG)
  vi.unstubAllEnvs()
  const allowed = /^(NODE_ENV|NODE_CHANNEL_.*|MALLOC_ARENA_MAX|UV_THREADPOOL_SIZE|TMPDIR|LD_LIBRARY_PATH|SYSTEMROOT)$/
  expect(Object.keys(env).filter((name) => !allowed.test(name))).toEqual([])
})

test.each<
  [keyof OddTasks & ('spin' | 'hang' | 'eatNative' | 'eatHeap' | 'abort' | 'leave' | 'throwLater'), string, number]
>([
  ['spin', 'time', 300],
  ['hang', 'time', 300],
  ['eatNative', 'memory', 30_000],
  ['eatHeap', 'crash', 30_000],
  ['abort', 'crash', 30_000],
  ['leave', 'crash', 30_000],
  ['throwLater', 'crash', 30_000],
])('a task that does %s is ended, and the next one is done by another process', async (task, reason, ms) => {
  const before = await inLane()
  await expect(lane.run(task, [], { ms })).rejects.toMatchObject({ reason })
  await eventually(() => expect(isThere(before)).toBe(false))
  expect(await inLane()).not.toBe(before)
})

test('a refusal keeps its problem, a failure its message, and the process stays', async () => {
  const before = await inLane()
  await expect(lane.run('refuse', [], LONG)).rejects.toMatchObject({ problem: 'kind' })
  await expect(lane.run('fail', [], LONG)).rejects.toThrow('broken')
  expect(await inLane()).toBe(before)
})

test('no file is blamed for a program that does not start', async () => {
  const missing = new Lane<OddTasks>('lib/decoders/testing/missing.ts', { heapMb: 64, residentMb: 300, restMb: 200 })
  const error = await missing.run('process', [], LONG).catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(TaskKilled)
  expect(error).toMatchObject({ message: expect.stringContaining('did not start') })
})

test('one at a time; a task that waits too long, or behind too many, is refused', async () => {
  await inLane()
  const started = performance.now()
  const first = lane.run('sleep', [400], LONG)
  const patient = lane.run('sleep', [1], LONG).then(() => 'patient' as const)
  const urgent = lane.run('sleep', [1], { ms: 30_000, patience: 20_000 }).then(() => 'urgent' as const)
  await expect(lane.run('sleep', [1], { ms: 30_000, patience: 50 })).rejects.toBeInstanceOf(DecodersBusy)
  const others = Array.from({ length: 30 }, () => lane.run('sleep', [1], { ms: 30_000, patience: 20_000 }))
  const outcomes = await Promise.allSettled(others)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(19)
  expect(await Promise.race([patient, urgent])).toBe('urgent')
  await Promise.all([first, patient, urgent])
  expect(performance.now() - started).toBeGreaterThan(400)
})

test('signals to the whole program do not end a working decoder', async () => {
  const pid = await inLane()
  const work = lane.run('sleep', [500], LONG)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal)
  await work
  expect(await inLane()).toBe(pid)
})

test('a program that is killed leaves no decoder behind, not even one in an endless loop', async () => {
  const program = spawn(process.execPath, ['lib/decoders/testing/spinning-parent.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(program.stdout, 'data')) as [Buffer]
  const pid = Number(/ready: (\d+)/.exec(said.toString())?.[1])
  expect(isThere(pid)).toBe(true)
  program.kill('SIGKILL')
  await eventually(() => expect(isThere(pid)).toBe(false))
})

test('this process does not work meanwhile', async () => {
  await inLane()
  const spin = () => expect(lane.run('spin', [], { ms: 1500 })).rejects.toMatchObject({ reason: 'time' })
  expect(await processorMs(spin)).toBeLessThan(500)
  // This run starts a new process first.
  expect(await processorMs(() => lane.run('echo', [Buffer.alloc(20_000_000)], LONG))).toBeLessThan(3000)
})

test('a process with much memory left over from a file is not used for the next one', async () => {
  const wide = new Lane<OddTasks>(PROGRAM, { heapMb: 64, residentMb: 1000, restMb: 200 })
  const before = (await wide.run('process', [], LONG)).pid
  await wide.run('keepNative', [200], LONG)
  expect((await wide.run('process', [], LONG)).pid).not.toBe(before)
  await eventually(() => expect(isThere(before)).toBe(false))
})

test('a task is limited by what it uses: one that waits longer than that is not ended', async () => {
  const before = await inLane()
  await lane.run('sleep', [2500], { ms: 2000 })
  expect(await inLane()).toBe(before)
})
