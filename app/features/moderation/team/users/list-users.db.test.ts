import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { accounts, listPeople } from './list-users.server.ts'
import type { UserStateFilter } from './users-address.ts'

afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('orders').execute()
  await removeAccounts()
})

const emails = async (search: string, filter: UserStateFilter | '' = '') =>
  (await listPeople({ search, filter })).people.map(({ email }) => email).sort()

test('finds by part of address or name in any case, by id, order, and school that somebody runs', async () => {
  const marta = await makeAccount({ email: 'marta@post.example', name: 'Marta Älvsson' })
  const jo = await makeAccount({ email: 'jo_x@schule.example', name: 'Jo' })
  await makeAccount({ email: 'joyx@schule.example' })
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'de-1', name: 'Schule am See' }))
    .execute()
  await db().insertInto('school_members').values({ school_id: 'de-1', user_id: jo.id, role: 'owner' }).execute()
  expect(await emails('ÄLVS')).toEqual([marta.email])
  expect(await emails('@POST')).toEqual([marta.email])
  expect(await emails(marta.id.toUpperCase())).toEqual([marta.email])
  expect(await emails(String((await makeOrder({ buyer_id: marta.id })).number))).toEqual([marta.email])
  expect(await emails('de-1')).toEqual([jo.email])
  expect(await emails('am see')).toEqual([jo.email])
  // Special characters of patterns stand for themselves.
  expect(await emails('jo_')).toEqual([jo.email])
  expect(await emails('%')).toEqual([])
  expect(await emails(`'; drop table users --`)).toEqual([])
})

test('narrows by role and state; a suspension that is over is none', async () => {
  const [one, two, three, four] = await Promise.all([
    makeAccount({ role: 'moderator' }),
    makeAccount(),
    makeAccount(),
    makeAccount(),
  ])
  const since = new Date(Date.now() - 10_000)
  const set = (id: string, change: Record<string, Date>) =>
    db().updateTable('users').set(change).where('id', '=', id).execute()
  await set(two.id, { suspended_at: since, suspended_until: new Date(Date.now() + 60_000) })
  await set(three.id, { suspended_at: since, suspended_until: new Date(Date.now() - 5_000) })
  await set(four.id, { erase_after: new Date(Date.now() + 60_000) })
  expect(await emails('', 'moderator')).toEqual([one.email])
  expect(await emails('', 'admin')).toEqual([])
  expect(await emails('', 'suspended')).toEqual([two.email])
  expect(await emails('', 'deleted')).toEqual([four.email])
  const states = (await listPeople({ search: '', filter: '' })).people.map(({ id, state }) => [id, state])
  expect(Object.fromEntries(states)).toEqual({
    [one.id]: 'active',
    [two.id]: 'suspended',
    [three.id]: 'active',
    [four.id]: 'deleted',
  })
})

test('sign-ups that wait for their confirmation are a list of their own, without those of addresses with an account', async () => {
  const pending = { password: 'x', locale: 'de', expires_at: new Date(Date.now() + 60_000) }
  await db()
    .insertInto('pending_sign_ups')
    .values([
      { ...pending, email: 'neu@post.example', handle_hash: Buffer.from('1'), token_hash: Buffer.from('1') },
      { ...pending, email: 'alt@post.example', handle_hash: Buffer.from('2'), token_hash: null },
    ])
    .execute()
  expect(await emails('', 'unconfirmed')).toEqual(['neu@post.example'])
  expect(await emails('neu@', 'unconfirmed')).toEqual(['neu@post.example'])
  expect(await emails('xyz', 'unconfirmed')).toEqual([])
  expect(await emails('neu@')).toEqual([])
})

test('page follows page without gap or repetition, even where many came in the same instant', async () => {
  await sql`insert into users (email, created_at)
    select 'p' || n || '@post.example', date_trunc('hour', now()) + (n / 40) * interval '1 microsecond'
    from generate_series(1, 120) n`.execute(db())
  const seen: string[] = []
  let page = await listPeople({ search: '@post', filter: '' })
  seen.push(...page.people.map(({ id }) => id))
  while (page.next) {
    page = await listPeople({ search: '@post', filter: '', after: page.next })
    seen.push(...page.people.map(({ id }) => id))
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test.each(['', 'admin', 'suspended', 'deleted'] as const)(
  'the list (%s) is read in order from an index',
  async (filter) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(db())
    const after = { at: '1790000000123456', id: crypto.randomUUID() }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${accounts({ filter, search: '', after })}`.execute(
      db(),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Limit[^\n]*\n *-> {2}Index (Only )?Scan using users_(newest|staff|banned|deleted)/)
  },
)
