import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { submit } from '#app/core/forms/submit.server.ts'
import { log, loggedErrors, outages } from '#lib/log.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { closeDatabase, db } from '../client.ts'
import { openDoor, socketOf } from '../testing/door.ts'
import { askReadOnly, beginReadOnly, endReadOnly, followReadOnly } from './follow-read-only.ts'
import { noteReadOnly, type ReadOnly, readOnly } from './read-only.ts'

const direct = process.env.DATABASE_URL!
const UNTIL = '2999-01-01T09:30:00.000Z'
let stop = () => {}
const follow = async () => {
  const heard: (ReadOnly | undefined)[] = []
  stop = await followReadOnly((now) => heard.push(now))
  return heard
}
afterEach(async () => {
  stop()
  process.env.DATABASE_URL = direct
  await closeDatabase()
  await endReadOnly()
  noteReadOnly(undefined)
})

const write = () => db().insertInto('settings').values({ key: 'mark', value: 'a' }).execute()
const marks = () => db().selectFrom('settings').select('key').where('key', '=', 'mark').execute()

test('what an operator decides is known soon, refuses writes and not reads, and ends', async () => {
  const heard = await follow()
  expect([heard, readOnly()]).toEqual([[], undefined])
  await beginReadOnly(UNTIL)
  await eventually(() => expect(heard).toEqual([{ by: 'operator', until: UNTIL }]))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  const transaction = db().transaction()
  await expect(transaction.execute((trx) => trx.deleteFrom('settings').execute())).rejects.toMatchObject({
    code: '25006',
  })
  expect(await marks()).toEqual([])
  await beginReadOnly(undefined)
  await eventually(() => expect(readOnly()).toEqual({ by: 'operator', until: undefined }))
  await endReadOnly()
  await eventually(() => expect(heard).toHaveLength(3))
  await write()
  await db().deleteFrom('settings').where('key', '=', 'mark').execute()
})

test('a form is refused with what was typed and the reason, and nobody is alarmed', async () => {
  await beginReadOnly(UNTIL)
  await follow()
  const before = loggedErrors()
  const form = new FormData()
  form.set('text', 'Getippt')
  const refused = await submit(form, { schema: z.object({ text: z.string() }) }, write)
  expect(refused).toMatchObject({
    data: { code: 'read_only', result: { initialValue: { text: 'Getippt' } } },
    init: { status: 503 },
  })
  log().error({ err: await write().catch((error) => error) }, 'a form without `submit` failed')
  expect([loggedErrors(), outages.isAway('database')]).toEqual([before, false])
})

test('a database that is read-only itself is treated in the same way', async () => {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  const set = (value: string) =>
    owner.query(`alter database ${owner.database} set default_transaction_read_only = ${value}`)
  try {
    await set('on')
    await closeDatabase()
    await follow()
    expect(readOnly()).toEqual({ by: 'standby' })
    const form = new FormData()
    const raw = { schema: z.object({}) }
    expect(await submit(form, raw, write)).toMatchObject({ data: { code: 'read_only' }, init: { status: 503 } })
  } finally {
    await set('default')
    await owner.end()
  }
})

test('while the database is away, what was known last holds', async () => {
  const url = new URL(direct)
  const door = await openDoor(socketOf(url))
  process.env.DATABASE_URL = `postgresql://aulario@127.0.0.1:${door.port}${url.pathname}`
  await beginReadOnly(UNTIL)
  await closeDatabase()
  const heard = await follow()
  door.close()
  await expect(askReadOnly()).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect([heard.length, readOnly()]).toEqual([1, { by: 'operator', until: UNTIL }])
})
