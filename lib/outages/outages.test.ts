import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outages } from './outages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const told: string[] = []
  const outages = new Outages({
    began: (part, error) => told.push(`${part} away: ${(error as Error).message}`),
    ended: (part, { seconds, failures }) => told.push(`${part} back after ${seconds} s, ${failures} failures`),
  })
  return { outages, told }
}

test('an outage is told once when it begins and once when it is over', async () => {
  const { outages, told } = watch()
  for (let second = 0; second <= 20; second++) {
    outages.fails('database', new Error('refused'))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect([told, outages.isAway('database'), outages.isAway('store')]).toEqual([['database away: refused'], true, false])
  outages.works('database')
  await vi.advanceTimersByTimeAsync(6000)
  expect([told[1], outages.isAway('database')]).toEqual(['database back after 20 s, 21 failures', false])
})

test('successes between failures do not end it', async () => {
  const { outages, told } = watch()
  for (let second = 0; second < 30; second++) {
    outages.fails('database', new Error('too many connections'))
    outages.works('database')
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(told).toHaveLength(1)
})

test('a part that nobody uses any more is forgotten, and its next failure is another outage', async () => {
  const { outages, told } = watch()
  outages.fails('mail', new Error('first'))
  await vi.advanceTimersByTimeAsync(299_000)
  expect(outages.isAway('mail')).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(outages.isAway('mail')).toBe(false)
  outages.fails('mail', new Error('second'))
  expect(told).toEqual(['mail away: first', 'mail back after 0 s, 1 failures', 'mail away: second'])
})

test('successes alone tell nothing', async () => {
  const { outages, told } = watch()
  outages.works('store')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
})
