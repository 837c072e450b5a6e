import { describe, expect, test } from 'vitest'
import { CHECK_EVERY_MS, readThreadTime, Standstill, type ThreadTime } from './standstill.ts'

/** What happens to the main thread in each second on the clock, as shares of it. */
type Course = { runs?: number; waits?: number; isAsleep?: boolean; lookMs?: number; kernelTells?: boolean }

/** Returns the seconds on the clock until the thread counts as standing still; undefined within an hour. */
function secondsUntilReached(course: Course, before?: (standstill: Standstill, second: number) => void) {
  const { runs = 0, waits = 0, isAsleep = false, lookMs = CHECK_EVERY_MS, kernelTells = true } = course
  const standstill = new Standstill()
  for (let clockMs = 0; clockMs <= 3_600_000; clockMs += lookMs) {
    before?.(standstill, clockMs / 1000)
    const thread: ThreadTime = { ranMs: 1000 + clockMs * runs, waitedMs: 7 + clockMs * waits, isAsleep }
    if (standstill.isReached({ turns: 3, passedMs: lookMs, thread: kernelTells ? thread : undefined }))
      return clockMs / 1000
  }
  return undefined
}

describe('a thread that makes no turn', () => {
  test.each<[string, Course, number | undefined]>([
    ['works without a pause', { runs: 1 }, 15],
    ['works with 5 % of a processor', { runs: 0.05, waits: 0.95 }, 300],
    ['works with 5 % of a processor, stopped for the rest', { runs: 0.05, lookMs: 595 }, 300],
    ['gets no processor at all', { waits: 1 }, undefined],
    ['is in a system call', { isAsleep: true }, 60],
    ['is in a system call after half a minute of waiting for a processor', { waits: 0.5, isAsleep: true }, undefined],
    ['is in system calls, with a little work between', { runs: 0.1, isAsleep: true }, 60],
    ['is stopped with its process', { isAsleep: true, lookMs: 3_600_000 }, undefined],
    ['runs where the kernel tells nothing', { kernelTells: false }, 120],
  ])('%s', (_, course, seconds) => {
    const found = secondsUntilReached(course)
    if (seconds === undefined) expect(found).toBeUndefined()
    else expect(Math.abs(found! - seconds)).toBeLessThanOrEqual(1)
  })
})

test('a turn counts from the beginning again', () => {
  const standstill = new Standstill()
  const look = (turns: number, ranMs: number) =>
    standstill.isReached({ turns, passedMs: CHECK_EVERY_MS, thread: { ranMs, waitedMs: 0, isAsleep: false } })
  expect([look(1, 0), look(1, 14_999), look(2, 15_001), look(2, 30_000), look(2, 30_001)]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('so does a debugger that may hold the thread', () => {
  const stopsUntil10s = (standstill: Standstill, second: number) => second < 10 && standstill.forget()
  expect(secondsUntilReached({ runs: 1 }, stopsUntil10s)).toBe(24.5)
})

test('tells the processor time of the main thread, on Linux', () => {
  const before = readThreadTime()
  if (process.platform !== 'linux') return expect(before).toBeUndefined()
  expect(before).toMatchObject({ isAsleep: expect.any(Boolean) })
  expect(before!.ranMs).toBeGreaterThan(0)
  expect(before!.waitedMs).toBeGreaterThanOrEqual(0)
  const { user, system } = process.cpuUsage()
  expect(before!.ranMs).toBeLessThan((user + system) / 1000 + 1000)
})
