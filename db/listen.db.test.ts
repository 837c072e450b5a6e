import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { closeDatabase } from './client.ts'
import { listen } from './listen.ts'

const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
beforeAll(async () => void (await owner.connect()))
afterAll(() => owner.end())

const connections = async () => {
  const { rows } = await owner.query(
    `select from pg_stat_activity where query = 'listen news' and datname = current_database()`,
  )
  return rows.length
}

test('channels listened to at once are sent together, which the library deprecates on other connections', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  const heard = ['one', 'two', 'three', 'four'].map((channel) => {
    const onNotification = vi.fn()
    listen(channel, onNotification)
    return onNotification
  })
  await eventually(() => {
    for (const onNotification of heard) expect(onNotification).toHaveBeenCalledWith()
  })
  await closeDatabase()
  process.off('warning', warned)
  expect(warned.mock.calls).toEqual([])
})

test('nobody listens once the database is closed, also not after the connection has broken', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  listen('news', first)
  await eventually(() => expect(first).toHaveBeenCalledWith())
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen news'`)
  await eventually(async () => expect(await connections()).toBe(0))
  await closeDatabase()
  // Longer than a broken connection waits until it is opened again.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await connections()).toBe(0)
  expect(first).toHaveBeenCalledTimes(1)

  const stop = listen('news', second)
  await eventually(() => expect(second).toHaveBeenCalledWith())
  await owner.query(`notify news, 'something'`)
  await eventually(() => expect(second).toHaveBeenLastCalledWith('something'))
  await closeDatabase()
  await eventually(async () => expect(await connections()).toBe(0))
  stop()
})
