import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { awayPart } from '#lib/outages/away-part.ts'
import { connectionPool } from './client.ts'

test('a connection that breaks while a statement is sent says that the database is away', async () => {
  const client = await connectionPool().connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const broken = client.query('select pg_sleep(5)').catch((error: unknown) => error)
  stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }))
  const error = await broken
  client.release(true)
  expect(error).toMatchObject({ code: 'EPIPE' })
  expect(awayPart(error)).toBe('database')
  expect((await connectionPool().query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
