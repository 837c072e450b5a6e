import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RunningRequests } from './running-requests.ts'

test('a request is listed for another thread while it runs, even if it fails', async () => {
  const requests = new RunningRequests()
  const elsewhere = new RunningRequests(requests.memory)
  const one = requests.follow('1 GET /ä', async () => {
    await sleep(1)
    return [requests.current(), elsewhere.list()]
  })
  const two = requests.follow('2 POST /b', async () => {
    await sleep(5)
    throw new Error(requests.current())
  })
  expect(await one).toEqual(['1 GET /ä', ['1 GET /ä', '2 POST /b']])
  await expect(two).rejects.toThrow('2 POST /b')
  expect([elsewhere.list(), requests.current()]).toEqual([[], undefined])
})

test('long addresses are truncated, and requests beyond the last slot are not listed', async () => {
  const requests = new RunningRequests()
  let end = () => {}
  const waiting = new Promise<void>((resolve) => {
    end = resolve
  })
  const running = Array.from({ length: 100 }, (_, number) =>
    requests.follow(`${number} ${'ä'.repeat(500)}`, () => waiting),
  )
  const listed = requests.list()
  expect(listed).toHaveLength(64)
  expect(Math.max(...listed.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(255)
  end()
  await Promise.all(running)
  expect(requests.list()).toEqual([])
})
