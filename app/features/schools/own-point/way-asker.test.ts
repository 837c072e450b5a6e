import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WayAsker } from './way-asker.ts'

const HOME = { lat: 50.94123, lng: 6.95678, name: '', hasWays: true } as const
const sent: string[] = []
let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  answer = () => Response.json({ a: { foot: 12 }, b: {} })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${url} ${body}`)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the schools of a page are asked for together and once, with a rounded point in the body', async () => {
  const answered = vi.fn()
  const asker = new WayAsker(answered)
  for (const id of ['a', 'b', 'a']) expect(asker.waysFrom(HOME, id)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60)
  expect(sent).toEqual(['/api/ways lat=50.941&lng=6.957&id=a&id=b'])
  expect(answered).toHaveBeenCalledOnce()
  expect([asker.waysFrom(HOME, 'a'), asker.waysFrom(HOME, 'b')]).toEqual([{ foot: 12 }, {}])
  await vi.advanceTimersByTimeAsync(60)
  expect(sent).toHaveLength(1)
})

test('another point forgets what was known of the one before', async () => {
  const asker = new WayAsker(() => undefined)
  asker.waysFrom(HOME, 'a')
  await vi.advanceTimersByTimeAsync(60)
  expect(asker.waysFrom({ ...HOME, lat: 51 }, 'a')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60)
  expect(sent).toHaveLength(2)
})

test.each([() => new Response(null, { status: 404 }), () => Response.json(null), () => new Response('<h1>')])(
  'without an answer nothing is known, and nothing is asked again',
  async (failing) => {
    answer = failing
    const asker = new WayAsker(() => expect.fail('nothing was answered'))
    asker.waysFrom(HOME, 'a')
    await vi.advanceTimersByTimeAsync(60)
    expect(asker.waysFrom(HOME, 'a')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60)
    expect(sent).toHaveLength(1)
  },
)
