import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#app/features/accounts/testing/accounts.ts'
import { BUYER, buyerMails, isPremium, makeShopper, orderNow, outcomes } from '#app/features/billing/testing/shop.ts'
import { findProfileForm } from '#app/features/profile-editing/profile-form/read-profile-form.server.ts'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { aMinuteLater } from '../testing/a-minute-later.ts'
import { holdLock } from '../testing/hold-lock.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program is killed in the middle of changes that must be made completely or not at all.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-kill-'))
const settings = {
  SAMPLES: 'false',
  PORT: await freePort(),
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
}
let program: Program
let isRunning = false
async function start() {
  program = await runBuiltProgram(settings)
  isRunning = true
}
async function kill() {
  isRunning = false
  await program.kill()
}
// A failed test may have left the program dead.
beforeEach(async () => {
  if (!isRunning) await start()
})
afterAll(async () => {
  await kill()
  await fs.rm(folder, { recursive: true, force: true })
})

/** Sends a form as a browser without JavaScript does. */
const send = (cookie: string, to: string, form: Record<string, string>) =>
  fetch(program.origin + to, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie },
    redirect: 'manual',
  })

/**
 * Sends a form, and kills the program when it has reached the lock. Then releases the lock and waits for what had
 * begun.
 */
async function killedAt(lock: Awaited<ReturnType<typeof holdLock>>, sent: () => Promise<Response>) {
  const answer = sent().catch(() => undefined)
  try {
    await lock.reached()
    await kill()
  } finally {
    await lock.release()
  }
  await answer
}

async function someone() {
  const shopper = await makeShopper()
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  return { ...shopper, cookie: await signedIn(email) }
}

/** Returns all self-reported data of a school in the tables. */
const saidBy = async (schoolId: string) => {
  const { rows } = await sql<{ said: string }>`
    select (select jsonb_agg(p) from school_profiles p where school_id = ${schoolId}) as profile,
      (select jsonb_agg(t order by t.section, t.language) from school_texts t where school_id = ${schoolId}) as texts,
      (select jsonb_agg(v order by v.number) from school_versions v where school_id = ${schoolId}) as versions,
      (select count(*)::int from school_changes where school_id = ${schoolId}) as changes`.execute(db())
  return rows[0] as unknown as { texts: unknown[]; versions: unknown[] | null; changes: number }
}

test('a save leaves nothing half-written when the program is killed in the middle of it', async () => {
  const { userId, schoolId, cookie } = await someone()
  const text = { school_id: schoolId, section: 'description', language: 'de', text: 'Seit 1905.' }
  await db().insertInto('premium_grants').values({ school_id: schoolId, reason: 'test' }).execute()
  await db()
    .insertInto('school_profiles')
    .values({ school_id: schoolId, features: ['music'] })
    .execute()
  await db().insertInto('school_texts').values(text).execute()
  const before = await saidBy(schoolId)
  const { seen } = (await findProfileForm({ userId, schoolId }))!
  const { name } = await db().selectFrom('schools').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow()
  const form = { schoolId, seen, name, features: 'eco', summary_de: 'Am Wald.', description_de: 'Seit 1906.' }
  const save = () => send(cookie, '/dashboard/profile', form)

  // By then the first version, the profile and the summary are written.
  const lock = await holdLock('select from school_texts where school_id = $1 for update', [schoolId])
  await killedAt(lock, save)
  expect(await saidBy(schoolId)).toEqual(before)

  await start()
  expect(await save()).toMatchObject({ status: 302 })
  const after = await saidBy(schoolId)
  expect(after).toMatchObject({
    profile: [{ features: ['eco'] }],
    texts: [{ text: 'Seit 1906.' }, { text: 'Am Wald.' }],
    versions: [{ made_by: null }, { made_by: userId }],
  })
  expect(after.changes).toBeGreaterThan(before.changes)
})

const orderBy = ({ schoolId, cookie }: { schoolId: string; cookie: string }) =>
  send(cookie, `/order/${schoolId}`, { ...BUYER, terms: 'on' })
const ordersOf = (schoolId: string) => db().selectFrom('orders').selectAll().where('school_id', '=', schoolId).execute()

test('an order continues when the program was killed before its payment page existed', async () => {
  const shopper = await someone()
  await killedAt(await holdLock('lock table test_payments in share row exclusive mode'), () => orderBy(shopper))
  const [begun] = await ordersOf(shopper.schoolId)
  expect(begun).toMatchObject({ state: 'pending', checkout_id: null })

  await start()
  const page = await fetch(`${program.origin}/orders/${begun!.id}`, { headers: { cookie: shopper.cookie } })
  expect(await page.text()).toContain(`href="/order/${shopper.schoolId}"`)
  const { status, headers } = await orderBy(shopper)
  const [order, ...others] = await ordersOf(shopper.schoolId)
  expect([status, headers.get('location'), others]).toEqual([303, order!.checkout_url, []])
  expect(order).toMatchObject({ id: begun!.id, state: 'pending' })
  expect((await fetch(order!.checkout_url!)).status).toBe(200)
})

test('a payment counts once when the program was killed between the provider and the order', async () => {
  const shopper = await someone()
  await orderBy(shopper)
  const [order] = await ordersOf(shopper.schoolId)
  const { id, checkout_id, checkout_url } = order!
  // The provider has the money, and its message waits for the lock of the order.
  const lock = await holdLock('select from orders where id = $1 for update', [id])
  await killedAt(lock, () => send('', new URL(checkout_url!).pathname, { intent: 'pay' }))
  const payment = await db().selectFrom('test_payments').select('state').where('id', '=', checkout_id).execute()
  expect([payment, (await orderNow(id)).state, await isPremium(shopper.schoolId), await outcomes(id)]).toEqual([
    [{ state: 'paid' }],
    'pending',
    false,
    [],
  ])

  await aMinuteLater()
  await start()
  const papers = () => db().selectFrom('invoices').select('kind').where('order_id', '=', id).execute()
  await eventually(async () => expect(await papers()).toEqual([{ kind: 'invoice' }]))
  expect([(await orderNow(id)).state, await isPremium(shopper.schoolId), await outcomes(id)]).toEqual([
    'paid',
    true,
    ['paid'],
  ])
  expect((await buyerMails()).filter((template) => template === 'order-confirmed')).toHaveLength(1)
  const grants = db().selectFrom('premium_grants').select('reason').where('school_id', '=', shopper.schoolId)
  expect(await grants.execute()).toHaveLength(1)
})
