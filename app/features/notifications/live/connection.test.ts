import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection, type StreamEvents, type Transport } from './connection.ts'

let streams: { events: StreamEvents; closed: boolean }[]
let polls: number
let answer: () => Promise<number | undefined>
let shown: number[]
let live: LiveConnection

const transport: Transport = {
  open: (events) => {
    const stream = { events, closed: false }
    streams.push(stream)
    return () => {
      stream.closed = true
    }
  },
  poll: () => {
    polls++
    return answer()
  },
}
const newest = () => streams.at(-1)!
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  shown = []
  polls = 0
  answer = async () => 7
  live = new LiveConnection(transport, (unread) => shown.push(unread))
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

test('numbers are shown as they come, and asking is not needed', async () => {
  live.start()
  newest().events.unread(2)
  await seconds(29)
  newest().events.heartbeat()
  newest().events.unread(3)
  await seconds(39)
  expect([shown, streams.length, polls]).toEqual([[2, 3], 1, 0])
})

test('a connection that falls silent is given up 10 s after the heartbeat that did not come', async () => {
  live.start()
  newest().events.heartbeat()
  await seconds(39.9)
  expect(newest().closed).toBe(false)
  await seconds(0.2)
  expect(newest().closed).toBe(true)
  await seconds(1)
  expect(streams).toHaveLength(2)
})

test('it connects again after 1, 2, 5, then always 10 s', async () => {
  live.start()
  for (const [index, pause] of [1, 2, 5, 10, 10, 10].entries()) {
    newest().events.fail()
    await seconds(pause - 0.01)
    expect(streams).toHaveLength(index + 1)
    await seconds(0.02)
    expect(streams).toHaveLength(index + 2)
  }
})

test('a connection that stood begins with 1 s again', async () => {
  live.start()
  newest().events.fail()
  await seconds(1)
  newest().events.fail()
  await seconds(2)
  newest().events.unread(1)
  newest().events.fail()
  await seconds(1)
  expect(streams).toHaveLength(4)
})

test('when streams keep failing it asks as well, at most every 30 s', async () => {
  live.start()
  for (const pause of [1, 2, 5]) {
    newest().events.fail()
    await seconds(pause)
  }
  expect(polls).toBe(0)
  for (let times = 0; times < 7; times++) {
    newest().events.fail()
    await seconds(10)
  }
  expect([polls, shown]).toEqual([3, [7, 7, 7]])
})

test('without streams it asks every 30 s', async () => {
  live = new LiveConnection({ ...transport, open: () => undefined }, (unread) => shown.push(unread))
  live.start()
  await seconds(61)
  expect([polls, shown]).toEqual([3, [7, 7, 7]])
})

test('the end of a session ends it for good once asking confirms it', async () => {
  answer = async () => undefined
  live.start()
  newest().events.end()
  await seconds(120)
  expect([newest().closed, streams.length, polls, shown]).toEqual([true, 1, 1, []])
})

test('a session that was only renewed goes on', async () => {
  live.start()
  newest().events.end()
  await seconds(31)
  expect([streams.length, shown]).toEqual([2, [7]])
})

test('an answer that never comes changes nothing', async () => {
  answer = () => Promise.reject(new Error('offline'))
  live = new LiveConnection({ ...transport, open: () => undefined }, (unread) => shown.push(unread))
  live.start()
  await seconds(31)
  expect([polls, shown]).toEqual([2, []])
})

test('stopped, it is silent; what an old stream still says is not heard', async () => {
  live.start()
  const { events } = newest()
  live.stop()
  events.fail()
  events.heartbeat()
  await seconds(120)
  expect([streams.length, newest().closed]).toEqual([1, true])
  live.start()
  live.start()
  expect(streams).toHaveLength(2)
})
