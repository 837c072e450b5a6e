import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findClaimable } from '../find-claimable.server.ts'
import { claimLog, codeMailed, makeOwner, ownersOf, verifiedAt } from '../testing/claims.ts'
import { redeemCode } from './redeem-code.server.ts'
import { requestCode } from './request-code.server.ts'

const OFFICE = 'sekretariat@schule.example'
let person = { id: '', email: '' }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', email: OFFICE }),
      schoolRow({ id: 'none' }),
      schoolRow({ id: 'shut', email: OFFICE, status: 'closed' }),
      schoolRow({ id: 'hidden', email: OFFICE, status: 'hidden' }),
      schoolRow({ id: 'own-1', email: OFFICE, source: 'own' }),
    ])
    .execute()
  person = await makeAccount()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const redeem = (code: string, userId = person.id, schoolId = 'a') => redeemCode({ userId, schoolId, code }, visitor)
const claims = () => db().selectFrom('school_claims').select(['user_id', 'school_id', 'state', 'by_code']).execute()
/** Returns a code of six digits other than the given one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the code in the mail to the register address makes an owner of a verified school, which is on record', async () => {
  await requestCode(person.id, 'a', visitor)
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'claim-code', to: OFFICE, locale: 'de', props: { account: person.email } })
  expect(await findClaimable('a', person.id)).toMatchObject({ mailbox: 's•••••@s•••••.example', codeSent: true })
  const id = await redeem(await codeMailed(OFFICE))
  expect([await ownersOf('a'), await verifiedAt('a')]).toEqual([[person.id], expect.any(Date)])
  expect(await claims()).toEqual([{ user_id: person.id, school_id: 'a', state: 'approved', by_code: true }])
  expect(await claimLog(id)).toEqual(['claim.approved user'])
  expect((await waitingMails())[0]).toMatchObject({ template: 'claim-approved', to: person.email })
})

test('no code is kept as it is', async () => {
  await requestCode(person.id, 'a', visitor)
  const code = await codeMailed(OFFICE)
  const { rows } = await sql<{ text: string }>`select c::text as text from claim_codes c`.execute(db())
  expect(rows[0]!.text).not.toContain(code)
})

describe('a code is refused', () => {
  const refused = { code: 'claim_code_wrong' }
  let code = ''
  beforeEach(async () => {
    await requestCode(person.id, 'a', visitor)
    code = await codeMailed(OFFICE)
  })
  afterEach(async () => expect(await ownersOf('a')).toEqual([]))

  test('when it is another one', async () => {
    await expect(redeem(wrong(code))).rejects.toMatchObject(refused)
  })
  test('after five tries, even the right one, however many come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(wrong(code))))
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    await expect(redeem(code)).rejects.toMatchObject(refused)
  })
  test('after thirty minutes', async () => {
    await db()
      .updateTable('claim_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    await expect(redeem(code)).rejects.toMatchObject(refused)
  })
  test('to another person, and for another school', async () => {
    await expect(redeem(code, (await makeAccount()).id)).rejects.toMatchObject(refused)
    await expect(redeem(code, person.id, 'none')).rejects.toMatchObject(refused)
  })
  test('when a newer one was mailed', async () => {
    await requestCode(person.id, 'a', visitor)
    await expect(redeem(code)).rejects.toMatchObject(refused)
  })
  test('when the register names another address meanwhile', async () => {
    await db().updateTable('schools').set({ email: 'neu@schule.example' }).where('id', '=', 'a').execute()
    await expect(redeem(code)).rejects.toMatchObject(refused)
  })
  test.each([
    ['closed', 'school_closed'],
    ['hidden', 'school_unknown'],
  ])('when the school is %s meanwhile', async (status, failure) => {
    await db().updateTable('schools').set({ status }).where('id', '=', 'a').execute()
    await expect(redeem(code)).rejects.toMatchObject({ code: failure })
  })
})

test('a code works once, also when it is sent twice at the same time', async () => {
  await requestCode(person.id, 'a', visitor)
  const code = await codeMailed(OFFICE)
  const both = await Promise.allSettled([redeem(code), redeem(code)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(redeem(code)).rejects.toMatchObject({ code: 'claim_code_wrong' })
  expect(await claims()).toHaveLength(1)
})

test('of two people with codes at once one becomes the owner, the other waits for an admin and the owner is told', async () => {
  const other = await makeAccount()
  await requestCode(person.id, 'a', visitor)
  const first = await codeMailed(OFFICE)
  await requestCode(other.id, 'a', visitor)
  const second = await codeMailed(OFFICE)
  await Promise.all([redeem(first), redeem(second, other.id)])
  const owners = await ownersOf('a')
  expect(owners).toHaveLength(1)
  expect((await claims()).map(({ state }) => state).sort()).toEqual(['approved', 'open'])
  const told = (await waitingMails()).find(({ template }) => template === 'owner-claim-opened')
  expect(told?.to).toBe(owners[0] === person.id ? person.email : other.email)
})

test('an editor of a school that lost its owner becomes one by code; an owner asks for none', async () => {
  const editor = await makeOwner('a', 'editor')
  await requestCode(editor.id, 'a', visitor)
  await redeem(await codeMailed(OFFICE), editor.id)
  expect(await ownersOf('a')).toEqual([editor.id])
  await expect(requestCode(editor.id, 'a', visitor)).rejects.toMatchObject({ code: 'already_owner' })
})

describe('no code is mailed', () => {
  afterEach(async () => expect(await waitingMails()).toEqual([]))

  test.each([
    ['none', 'no_register_address'],
    ['own-1', 'no_register_address'],
    ['shut', 'school_closed'],
    ['hidden', 'school_unknown'],
    ['nowhere', 'school_unknown'],
  ])('for the school %s', async (schoolId, code) => {
    await expect(requestCode(person.id, schoolId, visitor)).rejects.toMatchObject({ code })
  })

  test('to the address that the school itself wrote', async () => {
    await db().insertInto('school_profiles').values({ school_id: 'none', email: 'ich@boese.example' }).execute()
    await expect(requestCode(person.id, 'none', visitor)).rejects.toMatchObject({ code: 'no_register_address' })
  })

  test.each([{ email_verified: false }, { suspended_at: new Date() }, { erase_after: new Date() }])(
    'to an account with %o',
    async (state) => {
      await db().updateTable('users').set(state).where('id', '=', person.id).execute()
      await expect(requestCode(person.id, 'a', visitor)).rejects.toMatchObject({ code: 'not_allowed' })
    },
  )
})

test('a school gets few mails a day, no matter who asks and from where', async () => {
  for (let count = 1; count <= 4; count++) {
    const { id } = await makeAccount()
    await requestCode(id, 'a', { ...visitor, address: `198.51.100.${count}` })
  }
  const asked = requestCode(person.id, 'a', { ...visitor, address: '198.51.100.99' })
  await expect(asked).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await waitingMails()).toHaveLength(4)
})

test('a redirected school leads to the one that took its place, a hidden one is not there', async () => {
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  expect(await findClaimable('old', person.id)).toEqual({ movedTo: 'a' })
  expect(await findClaimable('hidden', person.id)).toBeNull()
  expect(await findClaimable('own-1', person.id)).toMatchObject({ mailbox: null })
})
