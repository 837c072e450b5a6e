import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Lane } from './lane.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refuse = () => Promise.reject(new Error('refused'))
const isFailure = () => true

function watch() {
  const told: string[] = []
  return { told, lane: new Lane({ closed: () => told.push('closed'), opened: () => told.push('opened') }) }
}

test('one visitor has four requests at a time, all together eight', async () => {
  const { lane } = watch()
  const { promise, resolve } = Promise.withResolvers<string>()
  const run = (visitor: string) => lane.run(visitor, () => promise, isFailure)
  const own = Array.from({ length: 6 }, () => run('a'))
  const shared = Array.from({ length: 6 }, () => run(''))
  resolve('answered')
  const answered = async (runs: Promise<string | undefined>[]) => (await Promise.all(runs)).filter(Boolean).length
  expect([await answered(own), await answered(shared)]).toEqual([4, 4])
  expect(await run('a')).toBe('answered')
})

test('after three failures nothing is asked for half a minute, and then one request finds out', async () => {
  const { lane, told } = watch()
  const ask = vi.fn(refuse)
  for (let time = 0; time < 5; time++) await lane.run('', ask, isFailure).catch(() => undefined)
  expect([ask.mock.calls.length, told]).toEqual([3, ['closed']])
  await vi.advanceTimersByTimeAsync(30_001)
  await lane.run('', ask, isFailure).catch(() => undefined)
  await lane.run('', ask, isFailure)
  expect(ask).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(30_001)
  expect(await lane.run('', async () => 'works', isFailure)).toBe('works')
  expect(await lane.run('', async () => 'works', isFailure)).toBe('works')
  expect(told).toEqual(['closed', 'opened'])
})

test('an answer that there is no way is no failure', async () => {
  const { lane, told } = watch()
  for (let time = 0; time < 5; time++) await expect(lane.run('', refuse, () => false)).rejects.toThrow('refused')
  expect(told).toEqual([])
})
