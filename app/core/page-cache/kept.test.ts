import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepData } from './kept-data.server.ts'
import { followChanges, keepRows, keepRowsIn, keepValue } from './kept-rows.server.ts'
import { evictChanged } from './page-cache.server.ts'

beforeEach(() => followChanges(() => true))
afterEach(() => {
  followChanges(() => false)
  evictChanged('all')
  vi.useRealTimers()
})

const rowsOf = (ids: readonly string[]) => new Map(ids.filter((id) => id !== 'none').map((id) => [id, { id }]))

test('rows are read once until their school changes; ids without a row are read each time', async () => {
  const read = vi.fn(async (ids: string[]) => rowsOf(ids))
  const find = keepRows(read)
  expect([...(await find(['a', 'b', 'none', 'a'])).keys()]).toEqual(['a', 'b'])
  expect(read).toHaveBeenLastCalledWith(['a', 'b', 'none'])
  expect([...(await find(['b', 'c'])).keys()]).toEqual(['b', 'c'])
  expect(read).toHaveBeenLastCalledWith(['c'])
  await find(['none'])
  expect(read).toHaveBeenLastCalledWith(['none'])
  evictChanged(['b'])
  await find(['a', 'b', 'c'])
  expect(read).toHaveBeenLastCalledWith(['b'])
  for (const changed of ['all', Array.from({ length: 1001 }, (_, at) => `${at}`)] as const) {
    evictChanged(changed)
    await find(['a', 'b', 'c'])
    expect(read).toHaveBeenLastCalledWith(['a', 'b', 'c'])
    read.mockClear()
  }
})

test('each language and each kind of row is on its own', async () => {
  const find = keepRowsIn(async (ids, language: 'de' | 'fr') => new Map(ids.map((id) => [id, `${id} ${language}`])))
  expect((await find(['a'], 'de')).get('a')).toBe('a de')
  expect((await find(['a'], 'fr')).get('a')).toBe('a fr')
  expect((await keepRows(async (ids) => rowsOf(ids))(['a'])).get('a')).toEqual({ id: 'a' })
})

test('what changes while it is read is not kept, and a failure keeps nothing', async () => {
  let change = () => {}
  const read = vi.fn(async (ids: string[]) => {
    change()
    return rowsOf(ids)
  })
  const find = keepRows(read)
  for (const changed of [['a'], 'all'] as const) {
    change = () => evictChanged(changed)
    await find(['a'])
    change = () => {}
    await find(['a'])
    await find(['a'])
    expect(read).toHaveBeenCalledTimes(2)
    read.mockClear()
    evictChanged('all')
  }
  read.mockRejectedValueOnce(new Error('away'))
  await expect(find(['a'])).rejects.toThrow('away')
  expect((await find(['a'])).size).toBe(1)
})

test('a value is kept until anything changes, for a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const read = vi.fn(async ({ region }: { region: string }) => region.length)
  const find = keepValue(read)
  const ask = () => find({ region: 'Hessen' })
  expect([await ask(), await ask(), read.mock.calls.length]).toEqual([6, 6, 1])
  evictChanged([])
  await ask()
  expect(read).toHaveBeenCalledTimes(1)
  evictChanged(['a'])
  await ask()
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(61_000)
  await ask()
  expect(read).toHaveBeenCalledTimes(3)
})

test('data are kept until a school on the page changes or the instant that they name', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z'), toFake: ['Date'] })
  const made = vi.fn(async () => ({
    value: { text: 'Profil' },
    shown: { schools: ['a'], until: [new Date('2026-05-01T12:00:00Z')] },
  }))
  const ask = () => keepData('profile a', made)
  const first = await ask()
  expect((await ask()).value).toBe(first.value)
  evictChanged(['b'])
  await ask()
  expect(made).toHaveBeenCalledTimes(1)
  evictChanged(['a'])
  await ask()
  expect(made).toHaveBeenCalledTimes(2)
  vi.setSystemTime(new Date('2026-05-01T12:00:01Z'))
  await ask()
  expect(made).toHaveBeenCalledTimes(3)
})

test('nothing is kept while a change is not yet taken in, or without knowing what is shown', async () => {
  const unknown = vi.fn(async () => ({ value: 1, shown: undefined }))
  for (let at = 0; at < 2; at++) await keepData('unknown', unknown)
  expect(unknown).toHaveBeenCalledTimes(2)
  followChanges(() => false)
  const read = vi.fn(async (ids: string[]) => rowsOf(ids))
  const find = keepRows(read)
  const value = vi.fn(async (asked: string) => asked)
  const findValue = keepValue(value)
  const make = vi.fn(async () => ({ value: 1, shown: { schools: 'all' as const } }))
  for (let at = 0; at < 2; at++) {
    await find(['a'])
    await findValue('a')
    await keepData('list', make)
  }
  expect([read, value, make].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2])
})
