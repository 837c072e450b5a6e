import fs from 'node:fs'
import zlib from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PageCache } from '#app/core/page-cache/page-cache.server.ts'
import type { Shown } from '#app/core/page-cache/shown.ts'
import { cachePages, type PageCacheVariables } from './cache-pages.ts'

type Answered = { hasEdge?: boolean; shown?: Shown; cacheControl?: string; status?: 200 | 404 | 500; body?: string }

/** Words repeat themselves as those of a page do. */
const LONG_TEXT = fs.readFileSync('README.md', 'utf8')

/** A site with one page that counts how often it was made. */
function site(answered: Answered = {}) {
  let made = 0
  const pages = new PageCache()
  const shown: Shown | undefined = { schools: ['a'] }
  const now = { shown, status: 200 as const, ...answered } as Answered & { status: 200 | 404 | 500 }
  const app = new Hono<{ Variables: PageCacheVariables }>()
  app.use(compress())
  app.use(
    cachePages({
      pages,
      variantOf: (request) => request.headers.get('x-variant') ?? '',
      askingOf: (c) => ({ request: c.req.raw, visitor: { address: '192.0.2.7', userAgent: '' } }),
      hasEdge: answered.hasEdge ?? false,
    }),
  )
  const gate = { open: Promise.resolve() }
  app.all('*', async (c) => {
    const number = ++made
    await gate.open
    if (now.shown) c.set('shown', now.shown)
    return c.text(now.body ?? `page ${number}`, now.status, { 'cache-control': now.cacheControl ?? 'public, no-cache' })
  })
  const ask = (path = '/', init?: RequestInit) => app.request(path, init) as Promise<Response>
  const get = async (path = '/', headers: Record<string, string> = {}) => (await ask(path, { headers })).text()
  return { pages, ask, get, now, gate }
}

afterEach(() => vi.useRealTimers())

describe('a page that says what it shows', () => {
  test('is made once until a school changes that it shows', async () => {
    const { pages, get } = site()
    expect([await get(), await get()]).toEqual(['page 1', 'page 1'])
    pages.evict(['b'])
    expect(await get()).toBe('page 1')
    pages.evict(['b', 'a'])
    expect([await get(), await get()]).toEqual(['page 2', 'page 2'])
    pages.evict('all')
    expect(await get()).toBe('page 3')
  })

  test('that is a list goes with any school', async () => {
    const { pages, get } = site({ shown: { schools: 'all' } })
    await get()
    pages.evict(['z'])
    expect(await get()).toBe('page 2')
  })

  test('is not kept if a school changes while it is made', async () => {
    const { pages, get, gate } = site()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.open = promise
    const first = get()
    pages.evict(['a'])
    resolve()
    expect([await first, await get(), await get()]).toEqual(['page 1', 'page 2', 'page 2'])
  })

  test('is made once for all who ask at the same time', async () => {
    const { get } = site()
    expect(new Set(await Promise.all(Array.from({ length: 9 }, () => get())))).toEqual(new Set(['page 1']))
  })

  test('is out of date at midnight in Berlin and when something on it is past', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T21:00:00Z'), toFake: ['Date'] })
    const { get, now } = site()
    await get()
    vi.setSystemTime(new Date('2026-03-01T22:59:59Z'))
    expect(await get()).toBe('page 1')
    vi.setSystemTime(new Date('2026-03-01T23:00:01Z'))
    now.shown = { schools: ['a'], until: [new Date('2026-03-02T10:00:00Z'), new Date('2026-03-02T09:00:00Z')] }
    expect([await get(), await get()]).toEqual(['page 2', 'page 2'])
    vi.setSystemTime(new Date('2026-03-02T09:00:00Z'))
    expect(await get()).toBe('page 3')
  })

  test('counts each visitor who gets it', async () => {
    const count = vi.fn()
    const { get } = site({ shown: { schools: ['a'], count } })
    await get()
    expect(count).not.toHaveBeenCalled()
    await get()
    expect(count).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ visitor: { address: '192.0.2.7', userAgent: '' } }),
    )
  })

  test('is the same under every cookie but that of a session, which neither reads nor fills it', async () => {
    const { get } = site()
    const session = { cookie: 'theme=dark; __Secure-aulario.session_token=x.y' }
    expect([await get('/', session), await get(), await get('/', session)]).toEqual(['page 1', 'page 2', 'page 3'])
    expect(await get('/', { cookie: 'theme=dark; sidebar=1' })).toBe('page 2')
  })

  test.each([
    ['another address', '/?q=1', {}],
    ['another host', 'http://other.example/', {}],
    ['another variant', '/', { 'x-variant': 'maps' }],
  ])('is another one for %s', async (_, path, headers) => {
    const { get } = site()
    expect([await get(), await get(path, headers), await get()]).toEqual(['page 1', 'page 2', 'page 1'])
  })

  test.each<Answered>([{ status: 404 }, { status: 500 }, { shown: undefined }])(
    'is not cached as %o',
    async (answered) => {
      const { get } = site(answered)
      expect([await get(), await get()]).toEqual(['page 1', 'page 2'])
    },
  )
})

describe('what is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', zlib.gunzipSync],
    ['', null, (bytes: Buffer) => bytes],
  ])(
    'for "%s" is as compressed as asked for, with an entity tag of its own',
    async (accepted, encoding, decompress) => {
      const { ask } = site()
      for (const _ of [1, 2]) {
        const { headers, ...answer } = await ask('/', { headers: { 'accept-encoding': accepted } }).then(whole)
        expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding, Cookie'])
        expect(decompress(answer.bytes).toString()).toBe('page 1')
        expect(headers.get('etag')).toMatch(new RegExp(`^"[\\w-]{22}-${encoding ?? 'identity'}2?"$`))
      }
    },
  )

  test('is nothing to who has it already', async () => {
    const { ask, pages } = site()
    const etag = (await ask()).headers.get('etag') ?? ''
    const again = await ask('/', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('cache-control')).toBe('public, no-cache')
    pages.evict(['a'])
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('is compressed better when it is asked for again, which whoever has it need not fetch', async () => {
    const { ask, now } = site({ body: LONG_TEXT })
    const get = () => ask('/', { headers: { 'accept-encoding': 'br' } }).then(whole)
    const [first, again, third] = [await get(), await get(), await get()]
    expect(again.bytes.length).toBeLessThan(first.bytes.length)
    expect(third).toEqual(again)
    expect([first, again].map(({ bytes }) => zlib.brotliDecompressSync(bytes).toString())).toEqual([now.body, now.body])
    const [tag, tagAgain] = [first, again].map(({ headers }) => headers.get('etag') ?? '')
    expect(tagAgain).not.toBe(tag)
    const headers = { 'accept-encoding': 'br', 'if-none-match': tag! }
    expect((await ask('/', { headers })).status).toBe(304)
  })

  test('without a body has the same headers', async () => {
    const { ask, get } = site()
    await get()
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '6'])
  })
})

test('a page is shown on if a new one cannot be made, but never one that a change has ended', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] })
  const { get, now, pages, ask } = site({ shown: { schools: ['a'], until: [new Date('2026-03-01T13:00:00Z')] } })
  await get()
  now.status = 500
  vi.setSystemTime(new Date('2026-03-01T13:30:00Z'))
  expect(await get()).toBe('page 1')
  pages.evict(['a'])
  expect((await ask()).status).toBe(500)
})

describe('a cache in front', () => {
  const NAMES = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag']
  const tagsOf = async (ask: ReturnType<typeof site>['ask'], headers: Record<string, string> = {}) => {
    const answer = await ask('/', { headers })
    return NAMES.map((name) => answer.headers.get(name))
  }

  test('gets the tags of what a page shows, of a new page as of a kept one and where nothing has changed', async () => {
    const { ask } = site({ hasEdge: true })
    const [first, again] = [await tagsOf(ask), await tagsOf(ask)]
    expect(first.slice(2)).toEqual(['all school-a', 'all,school-a'])
    expect(again.slice(2)).toEqual(first.slice(2))
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask('/', { headers: { 'if-none-match': etag } })).headers.get('surrogate-key')).toBe('all school-a')
    expect((await ask()).headers.get('cache-control')).toBe('public, no-cache')
  })

  test('keeps nothing that is asked for with a cookie, or says only for how long', async () => {
    const { ask } = site({ hasEdge: true })
    for (const cookie of ['theme=dark', '__Secure-aulario.session_token=x.y'])
      expect(await tagsOf(ask, { cookie })).toEqual([null, null, null, null])
    const timed = site({ hasEdge: true, shown: undefined, cacheControl: 'public, s-maxage=60' })
    expect(await tagsOf(timed.ask)).toEqual([null, null, null, null])
  })

  test('gets none where there is none', async () => {
    expect(await tagsOf(site().ask)).toEqual([null, null, null, null])
  })
})

describe('a page that only says for how long', () => {
  const seconds = (cacheControl: string) => site({ shown: undefined, cacheControl })

  test('is cached that long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { get } = seconds('public, s-maxage=60')
    expect([await get(), await get()]).toEqual(['page 1', 'page 1'])
    vi.setSystemTime(Date.now() + 61_000)
    expect(await get()).toBe('page 2')
  })

  test.each(['private', 'no-store', 'public, max-age=60', ''])('is not cached with "%s"', async (header) => {
    const { get } = seconds(header)
    expect([await get(), await get()]).toEqual(['page 1', 'page 2'])
  })

  test('forms bypass it', async () => {
    const { get, ask } = seconds('public, s-maxage=60')
    expect([await get(), await (await ask('/', { method: 'POST' })).text()]).toEqual(['page 1', 'page 2'])
  })
})

async function whole(response: Response) {
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
