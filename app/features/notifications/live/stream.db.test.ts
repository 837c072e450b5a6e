import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { readEntries } from '../entries/read-entries.server.ts'
import { notify } from '../notify.server.ts'
import { Hub } from './hub.server.ts'
import { openStream } from './open-stream.server.ts'
import { EVERYBODY, sendSignal } from './signal.server.ts'

/** Lists and ends connections of the program. */
const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
beforeAll(async () => void (await owner.connect()))
afterAll(() => owner.end())

let userId: string
/** One hub for each simulated process. */
let hubs: Hub[]
beforeEach(async () => {
  userId = (await makeAccount()).id
  hubs = [new Hub(), new Hub()]
})
afterEach(async () => {
  for (const hub of hubs) hub.close()
  await removeAccounts()
})

const notifyPerson = (to = userId) =>
  db()
    .transaction()
    .execute((trx) =>
      notify(trx, { to: { userId: to }, kind: 'ticket', props: { number: 1 }, path: '/dashboard/support' }),
    )
const open = (change: Partial<Parameters<typeof openStream>[0]> = {}) =>
  openStream({ hub: hubs[0]!, userId, isSignedIn: async () => true, ...change })

/** Reads a stream as a browser does. */
function read(stream: ReadableStream<Uint8Array> | undefined) {
  const heard = { events: [] as string[], ended: false }
  void (async () => {
    for await (const bytes of stream!) heard.events.push(new TextDecoder().decode(bytes))
    heard.ended = true
  })()
  return heard
}
const unread = (count: number) => `event: unread\ndata: ${count}\n\n`
const until = (check: () => void) => eventually(check)

test('the number comes at once, and again when there is news or it is read, whichever process it happens in', async () => {
  const [here, there] = [read(open()), read(open({ hub: hubs[1]! }))]
  await until(() => expect([here.events, there.events]).toEqual([[unread(0)], [unread(0)]]))
  await until(() => expect(listening()).resolves.toBe(1))
  await notifyPerson()
  await until(() => expect([here.events.at(-1), there.events.at(-1)]).toEqual([unread(1), unread(1)]))
  await readEntries(userId)
  await until(() => expect([here.events.at(-1), there.events.at(-1)]).toEqual([unread(0), unread(0)]))
})

test('somebody else’s news change nothing, those to everybody reach everybody', async () => {
  const other = (await makeAccount()).id
  const mine = read(open())
  await until(() => expect(listening()).resolves.toBe(1))
  await notifyPerson(other)
  const row = { user_id: userId, kind: 'ticket', path: '', props: '{}' }
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('notifications').values([row, row]).execute()
      await sendSignal(trx, EVERYBODY)
    })
  await until(() => expect(mine.events).toEqual([unread(0), unread(2)]))
})

test('what happened while the database was away shows when it is back', async () => {
  const mine = read(open())
  await until(() => expect(listening()).resolves.toBe(1))
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen notifications' and datname = current_database()`,
  )
  await notifyPerson()
  await until(() => expect(mine.events.at(-1)).toBe(unread(1)))
})

test('heartbeats come, and end with the session', async () => {
  let signedIn = true
  const mine = read(open({ isSignedIn: async () => signedIn, heartbeatMs: 20 }))
  await until(() => expect(mine.events).toContain('event: heartbeat\ndata: \n\n'))
  signedIn = false
  await until(() => expect(mine.ended).toBe(true))
  expect(mine.events.at(-1)).toBe('event: end\ndata: \n\n')
})

test('when nobody can say whether somebody is signed in, the stream ends and the page comes back', async () => {
  const mine = read(open({ isSignedIn: () => Promise.reject(new Error('no database')), heartbeatMs: 20 }))
  await until(() => expect(mine.ended).toBe(true))
  expect(mine.events.join()).not.toContain('event: end')
})

test('who reads slowly gets the newest number only', async () => {
  const reader = open()!.getReader()
  await until(() => expect(listening()).resolves.toBe(1))
  for (let times = 0; times < 8; times++) await notifyPerson()
  const events: string[] = []
  await until(async () => {
    const { value } = await reader.read()
    events.push(new TextDecoder().decode(value))
    expect(events.at(-1)).toBe(unread(8))
  })
  expect(events.length).toBeLessThan(8)
})

test('who reads nothing at all is let go', async () => {
  const reader = open({ heartbeatMs: 10 })!.getReader()
  await until(() => expect(ownStreams()).toBe(8))
  const events: string[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    events.push(new TextDecoder().decode(value))
  }
  expect(events.length).toBeLessThan(6)
})

/** Returns the number of further streams that the person may open. */
const ownStreams = () => {
  const streams = Array.from({ length: 9 }, () => open()).filter((stream) => stream !== undefined)
  for (const stream of streams) void stream.cancel()
  return streams.length
}

test('a person has eight at most; one that is closed makes room', async () => {
  const streams = Array.from({ length: 8 }, () => open())
  expect(open()).toBeUndefined()
  expect(open({ hub: hubs[1]! })).toBeDefined()
  await streams[0]?.cancel()
  expect(open()).toBeDefined()
})

test('a process that stops ends its streams and opens none', async () => {
  const mine = read(open())
  hubs[0]!.close()
  await until(() => expect(mine.ended).toBe(true))
  expect(open()).toBeUndefined()
})

async function listening(): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from pg_stat_activity where query = 'listen notifications' and datname = current_database()`,
  )
  return Number(rows[0]?.count)
}
