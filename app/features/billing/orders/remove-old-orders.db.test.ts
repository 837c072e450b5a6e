import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { berlinYear } from '#lib/berlin-day.ts'
import { makeOrder } from '../testing/orders.ts'
import { removeOldOrders } from './remove-old-orders.server.ts'

const year = berlinYear()
const inYear = (then: number) => new Date(`${then}-12-15T12:00:00Z`)

let position = 0

/** Makes an order and its invoice, both from the end of a year. */
async function makePaper(then: number, vatRule = 'domestic') {
  const order = await makeOrder({ vat_rule: vatRule, paid_at: inYear(then), state_changed_at: inYear(then) })
  await db()
    .insertInto('invoice_series')
    .values({ series: 'A', year: then, last: 99 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db()
    .insertInto('invoices')
    .values({
      series: 'A',
      year: then,
      position: ++position,
      kind: 'invoice',
      order_id: order.id,
      credits_id: null,
      issued_at: inYear(then),
      due_on: null,
      locale: 'de',
      net_cents: 2437,
      vat_cents: 463,
      gross_cents: 2900,
      content: '{}',
      pdf: Buffer.from('%PDF'),
    })
    .execute()
  return order.id
}

const read = async (id: string) => ({
  ...(await db()
    .selectFrom('orders')
    .select(['buyer_name', 'buyer_email', 'amount_cents', 'school_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()),
  papers: (await db().selectFrom('invoices').select('id').where('order_id', '=', id).execute()).length,
})

test('nine years later the buyer and the papers are gone, what was sold stays; eight years later all is there', async () => {
  const [old, kept] = [await makePaper(year - 9), await makePaper(year - 8)]
  expect(await removeOldOrders()).toBe(1)
  expect(await read(old)).toMatchObject({ buyer_name: '', buyer_email: '', amount_cents: 2900, papers: 0 })
  expect(await read(kept)).toMatchObject({ buyer_name: 'Ada Lovelace', papers: 1 })
  expect(await removeOldOrders()).toBe(0)
})

test('where VAT goes through the one-stop shop, papers stay two years longer', async () => {
  const [old, kept] = [await makePaper(year - 11, 'oss'), await makePaper(year - 10, 'oss')]
  expect(await removeOldOrders()).toBe(1)
  expect(await read(old)).toMatchObject({ papers: 0 })
  expect(await read(kept)).toMatchObject({ buyer_name: 'Ada Lovelace', papers: 1 })
})

test.each([
  ['domestic', 8],
  ['oss', 10],
])('the database itself refuses to remove a paper that is to be kept, or to change one: %s', async (vatRule, years) => {
  const id = await makePaper(year - years, vatRule)
  const refused = { code: '42501' }
  await expect(db().deleteFrom('invoices').where('order_id', '=', id).execute()).rejects.toMatchObject(refused)
  await expect(sql`update invoices set pdf = pdf`.execute(db())).rejects.toMatchObject(refused)
})

test('an order that was never paid keeps its buyer for a year', async () => {
  const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000)
  const unpaid = { state: 'failed' as const, school_id: 'unpaid' }
  const { id } = await makeOrder({ ...unpaid, state_changed_at: monthsAgo(13) })
  const { id: recent } = await makeOrder({ ...unpaid, state_changed_at: monthsAgo(10) })
  await removeOldOrders()
  expect(await read(id)).toMatchObject({ buyer_name: '' })
  expect(await read(recent)).toMatchObject({ buyer_name: 'Ada Lovelace' })
})
