import { afterEach, expect, test, vi } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.server.ts'

const page = (bytes: number, schools: string[] = []): CachedPage => ({
  headers: [],
  tag: '',
  bodies: new Map([['br', Buffer.alloc(bytes)]]),
  shown: { schools },
  freshUntil: Date.now() + 60_000,
})

function keep(pages: PageCache, key: string, kept: CachedPage) {
  const making = pages.begin()
  making.keep(key, kept)
  making.end()
}

afterEach(() => void vi.useRealTimers())

test('the bytes are bounded: those that nobody asks for leave first', () => {
  const pages = new PageCache()
  keep(pages, 'asked', page(1_000_000))
  for (let at = 0; at < 100; at++) {
    keep(pages, `page ${at}`, page(1_000_000))
    expect(pages.find('asked')).toBeDefined()
  }
  expect(pages.figures.bytes).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(pages.find('page 0')).toBeUndefined()
  expect(pages.find('page 99')).toBeDefined()
})

test('the figures tell what was found and what had to be made', () => {
  const pages = new PageCache()
  keep(pages, 'one', page(100, ['a']))
  pages.find('one')
  pages.find('two')
  expect(pages.figures).toMatchObject({ pages: 1, hits: 1, misses: 1 })
  pages.evict(['a'])
  expect(pages.figures).toMatchObject({ pages: 0, bytes: 0 })
})

test('a page that was kept before the clock was set back is made again', () => {
  vi.useFakeTimers()
  const pages = new PageCache()
  keep(pages, 'one', page(100))
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(pages.find('one')).toBeUndefined()
  keep(pages, 'one', page(100))
  expect(pages.find('one')).toBeDefined()
})

test('what is not kept is made each time, and neither a failure nor a page made meanwhile out of date is kept', async () => {
  const pages = new PageCache()
  const make = vi.fn(async () => page(100, ['a']))
  await pages.findOrMake(undefined, make)
  const made = await pages.findOrMake('one', make)
  expect(await pages.findOrMake('one', make)).toBe(made)
  expect(make).toHaveBeenCalledTimes(2)
  for (let at = 1; at <= 2; at++) {
    await pages.findOrMake('unknown', async () => ({ shown: undefined, at }))
    expect(pages.find('unknown')).toBeUndefined()
  }
  const failed = pages.findOrMake('two', () => Promise.reject(new Error('away')))
  await expect(failed).rejects.toThrow('away')
  await pages.findOrMake('two', async () => {
    pages.evict(['a'])
    return page(100, ['a'])
  })
  expect(pages.find('two')).toBeUndefined()
})
