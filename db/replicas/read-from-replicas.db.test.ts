import { afterEach, beforeEach, expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { closeDatabase, db, noteShownChange, poolFigures, readFromReplicas, replicaFigures } from '../client.ts'
import { preparedDb } from '../prepared-db.ts'
import { openDoor, socketOf } from '../testing/door.ts'
import { schoolRow } from '../testing/factories.ts'
import { statementsAnswered } from './reading-pool.ts'

// The same database, on connections that may only read, stands for a replica: it is always up to date.
const options = '-c role=aulario_program -c default_transaction_read_only=on'
const replica = `${process.env.DATABASE_URL}&options=${encodeURIComponent(options)}`
const nameOf = () => db().selectFrom('schools').select('name').where('id', '=', 'a').executeTakeFirst()

beforeEach(async () => {
  env().DATABASE_REPLICA_URLS = [replica]
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Waldschule' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  env().DATABASE_REPLICA_URLS = []
  await closeDatabase()
})

async function untilUsable() {
  readFromReplicas(() => {})
  await eventually(() => expect(replicaFigures()).toEqual({ all: 1, usable: 1 }))
}
/** Counts the statements by where they were answered. */
async function counted(work: () => Promise<unknown>) {
  const before = { ...statementsAnswered }
  await work()
  return { replica: statementsAnswered.replica - before.replica, primary: statementsAnswered.primary - before.primary }
}
test('reads go to the replica, everything else to the primary', async () => {
  expect(await counted(() => readFromReplicas(nameOf))).toEqual({ replica: 0, primary: 1 })
  await untilUsable()
  expect(await counted(async () => expect(await readFromReplicas(nameOf)).toEqual({ name: 'Waldschule' }))).toEqual({
    replica: 1,
    primary: 0,
  })
  const prepared = () => preparedDb().selectFrom('schools').select('name').where('id', '=', 'a').executeTakeFirst()
  for (let again = 0; again < 2; again++)
    expect(await counted(() => readFromReplicas(prepared))).toEqual({ replica: 1, primary: 0 })
  expect(await counted(nameOf)).toEqual({ replica: 0, primary: 0 })
  const transaction = () =>
    db()
      .transaction()
      .execute((trx) => trx.selectFrom('schools').select('id').execute())
  expect((await counted(() => readFromReplicas(transaction))).replica).toBe(0)
})

test('a change that was taken in is waited for', async () => {
  await untilUsable()
  noteShownChange()
  expect(await counted(() => readFromReplicas(nameOf))).toEqual({ replica: 0, primary: 1 })
  await untilUsable()
  expect(await counted(() => readFromReplicas(nameOf))).toEqual({ replica: 1, primary: 0 })
})

test('what writes all the same is done by the primary, alone and in a transaction', async () => {
  await untilUsable()
  const rename = (name: string) => db().updateTable('schools').set({ name }).where('id', '=', 'a').execute()
  await readFromReplicas(() => rename('Seeschule'))
  expect(await nameOf()).toEqual({ name: 'Seeschule' })
  const both = () =>
    db()
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('schools').set({ name: 'Bergschule' }).where('id', '=', 'a').execute()
      })
  await readFromReplicas(both)
  expect(await nameOf()).toEqual({ name: 'Bergschule' })
})

test('statements that share a connection of the replica go to the primary one by one', async () => {
  await untilUsable()
  const read = () => preparedDb().selectFrom('schools').select('name').where('id', '=', 'a').executeTakeFirst()
  const write = (phone: string) => preparedDb().updateTable('schools').set({ phone }).where('id', '=', 'a').execute()
  const all = () => Promise.all([read(), write('1'), write('2'), read()])
  expect(await counted(() => readFromReplicas(all))).toEqual({ replica: 2, primary: 2 })
  await eventually(() => expect(poolFigures().busy).toBe(0))
})

test('a replica that is gone costs no answer', async () => {
  const url = new URL(process.env.DATABASE_URL!)
  const door = await openDoor(socketOf(url))
  env().DATABASE_REPLICA_URLS = [`postgresql://aulario@127.0.0.1:${door.port}${url.pathname}`]
  await untilUsable()
  expect(await counted(() => readFromReplicas(nameOf))).toEqual({ replica: 1, primary: 0 })
  door.close()
  expect(await readFromReplicas(nameOf)).toEqual({ name: 'Waldschule' })
  await eventually(() => expect(replicaFigures()).toEqual({ all: 1, usable: 0 }))
  expect(await counted(() => readFromReplicas(nameOf))).toEqual({ replica: 0, primary: 1 })
})
