import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { removeTickets } from '../testing/tickets.ts'
import { listTickets, ticketsOf } from './list-tickets.server.ts'
import type { TicketQuery } from './tickets-address.ts'

afterEach(removeTickets)

/**
 * Makes this many tickets of the contact form, each due an hour after the one before; the first one was due yesterday.
 */
const fill = (many: number, state = 'open') =>
  sql`insert into tickets (kind, state, sender_name, sender_email, locale, consent_version, consented_at, due_at,
      answered_at, closed_at)
    select 'contact', ${state}, 'Name ' || n, 'ada@post.example', 'de', '1', now(),
      now() - interval '24 hours' + make_interval(hours => n), now(), ${state === 'closed' ? sql`now()` : sql`null`}
    from generate_series(1, ${many}) n`.execute(db())

async function all(query: TicketQuery): Promise<string[]> {
  const { tickets, next } = await listTickets(query)
  const names = tickets.map(({ name }) => name)
  return next ? [...names, ...(await all({ ...query, after: next }))] : names
}
const named = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `Name ${from < to ? from + index : from - index}`)

test('what waits comes by when it is due, page by page, and what is overdue is marked', async () => {
  await fill(60)
  expect(await all({ state: 'open' })).toEqual(named(1, 60))
  const { tickets } = await listTickets({ state: 'open' })
  expect(tickets.map(({ overdue }) => overdue)).toEqual([...Array(24).fill(true), false])
})

test('what is done comes the latest first and is never overdue', async () => {
  await fill(30, 'closed')
  await fill(2)
  expect(await all({ state: 'closed' })).toEqual(named(30, 1))
  expect((await listTickets({ state: 'closed' })).tickets.some(({ overdue }) => overdue)).toBe(false)
})

test('one kind is found by itself', async () => {
  await fill(3)
  await db()
    .updateTable('tickets')
    .set({ kind: 'named_person', wish: 'access' })
    .where('sender_name', '=', 'Name 2')
    .execute()
  expect(await all({ state: 'open', kind: 'named_person' })).toEqual(['Name 2'])
  expect(await all({ state: 'open', kind: 'phone' })).toEqual([])
})

test('the order is that of an index, so that a page reads no more than itself', async () => {
  const after = { at: String(Date.now() * 1000), id: crypto.randomUUID() }
  const asked = [{ state: 'open' }, { state: 'closed', after }, { state: 'open', kind: 'contact', after }] as const
  for (const query of asked) {
    const plan = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local enable_sort = off`.execute(trx)
        return await sql<{ 'QUERY PLAN': string }>`explain ${ticketsOf(query)}`.execute(trx)
      })
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/Index Scan.* using tickets_(state|kind)/)
    expect(lines).not.toContain('Sort Key')
  }
})
