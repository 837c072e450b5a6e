import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { ProcessorTimeUp, runLimited } from './run-import-job.ts'

const PROGRAM = 'server/jobs/testing/odd-process.ts'
const LIMITS = { heapMb: 64, residentMb: 300, graceMs: 500 }
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'limited-'))
afterAll(() => fs.rm(folder, { recursive: true }))

/** Starts the process, waits until it is at work, and tells it to end if wanted. */
async function run(way: string, { stop }: { stop: boolean }) {
  const pidFile = path.join(folder, way)
  const end = new AbortController()
  const outcome = runLimited(PROGRAM, [way, pidFile], LIMITS, end.signal).then(
    () => 'done',
    (error: Error) => error.message,
  )
  const pid = await eventually(async () => Number(await fs.readFile(pidFile, 'utf8')) || Promise.reject())
  if (stop) end.abort()
  const message = await outcome
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  return message
}

test('a process that ends normally is done', async () => {
  expect(await run('end', { stop: false })).toBe('done')
})

test.each([
  ['in a loop that hears no signal', 'hang'],
  ['that does not heed it', 'deaf'],
])('a process %s is killed some time after it was told to end', async (_name, way) => {
  expect(await run(way, { stop: true })).toContain('SIGKILL')
})

test('a process that obeys the signal is not killed', async () => {
  expect(await run('heeds', { stop: true })).toContain('SIGTERM')
})

test.each([
  ['native memory', 'native', 'SIGKILL'],
  ['objects', 'heap', 'SIGABRT'],
])('a process that fills the memory with %s is ended', async (_name, way, by) => {
  expect(await run(way, { stop: false })).toContain(by)
})

test('a process that uses up its processor time is ended, whatever it listens to', async () => {
  const pidFile = path.join(folder, 'time')
  const ended = runLimited(PROGRAM, ['hang', pidFile], { ...LIMITS, processorMs: 300 }, new AbortController().signal)
  await expect(ended).rejects.toBeInstanceOf(ProcessorTimeUp)
  const pid = Number(await fs.readFile(pidFile, 'utf8').catch(() => ''))
  if (pid) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a program that is already stopping ends what it has just started', async () => {
  await expect(runLimited(PROGRAM, ['deaf', path.join(folder, 'late')], LIMITS, AbortSignal.abort())).rejects.toThrow(
    /SIG/,
  )
})
