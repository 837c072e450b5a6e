import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { type Child, CONSENT_VERSION, MAX_CHILDREN } from './child.ts'
import { childData, consentData } from './child-data.server.ts'
import { addChild, changeChild, listChildren, removeChild } from './children.server.ts'
import { findConsent, giveConsent, renewConsent, stopReminders, withdrawConsent } from './consent.server.ts'

const CHILD: Child = { born: '2017-05', country: 'DE', area: 'Nordrhein-Westfalen' }
const child = (change: Partial<Child> = {}): Child => ({ ...CHILD, ...change })
let me = ''
let other = ''
beforeEach(async () => {
  me = (await makeAccount()).id
  other = (await makeAccount()).id
})
afterEach(removeAccounts)

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('children in an account', () => {
  test('are stored with month of birth and area, once, the eldest first', async () => {
    await addChild(me, child(), true)
    await addChild(me, child(), false)
    await addChild(me, child({ born: '2015-01' }), false)
    expect(await listChildren(me)).toMatchObject([child({ born: '2015-01' }), child()])
    expect(await listChildren(other)).toEqual([])
  })

  test('need a consent of their own and a confirmed address', async () => {
    expect(await codeOf(addChild(me, child(), false))).toBe('children_consent')
    await db().updateTable('users').set({ email_verified: false }).where('id', '=', me).execute()
    expect(await codeOf(addChild(me, child(), true))).toBe('address_unconfirmed')
    expect([await listChildren(me), await findConsent(me)]).toEqual([[], undefined])
  })

  test('are six at most, also when several come at once', async () => {
    await addChild(me, child({ born: '2010-01' }), true)
    const months = ['01', '02', '03', '04', '05', '06', '07']
    const codes = await Promise.all(
      months.map((month) => codeOf(addChild(me, child({ born: `2015-${month}` }), false))),
    )
    expect(codes.filter((code) => code === 'children_full')).toHaveLength(2)
    expect(await listChildren(me)).toHaveLength(MAX_CHILDREN)
    expect(await codeOf(addChild(me, child({ born: '2010-01' }), false))).toBe('done')
  })

  test('are changed and removed by their owner alone', async () => {
    await addChild(me, child(), true)
    const [own] = await listChildren(me)
    expect(await codeOf(changeChild(other, own!.id, child({ area: 'Hessen' })))).toBe('child_unknown')
    await removeChild(other, own!.id)
    expect(await listChildren(me)).toEqual([own])
    await changeChild(me, own!.id, child({ area: 'Hessen' }))
    expect(await listChildren(me)).toMatchObject([{ area: 'Hessen' }])
    await removeChild(me, own!.id)
    expect(await codeOf(changeChild(me, own!.id, child()))).toBe('child_unknown')
  })

  test('a change that makes two the same is refused', async () => {
    await addChild(me, child(), true)
    await addChild(me, child({ born: '2019-01' }), false)
    const [elder] = await listChildren(me)
    expect(await codeOf(changeChild(me, elder!.id, child({ born: '2019-01' })))).toBe('child_twice')
    expect(await codeOf(changeChild(me, elder!.id, child()))).toBe('done')
  })

  test('months and countries that there are not are refused by the database', async () => {
    await renewConsent(me)
    for (const change of [{ born_in: '2017-13' }, { born_in: '2017-05-12' }, { country: 'US' }, { area: '' }]) {
      const row = { user_id: me, born_in: '2017-05', country: 'DE', area: 'Hessen', ...change }
      await expect(db().insertInto('children').values(row).execute()).rejects.toThrow()
    }
  })
})

describe('the consent', () => {
  const all = () =>
    db()
      .selectFrom('reminder_consents')
      .select(['text_version', 'stopped_at', 'withdrawn_at'])
      .where('user_id', '=', me)
      .orderBy('id')
      .execute()

  test('is recorded once with time and version of the text', async () => {
    await addChild(me, child(), true)
    await addChild(me, child({ area: 'Hessen' }), true)
    expect(await all()).toEqual([{ text_version: CONSENT_VERSION, stopped_at: null, withdrawn_at: null }])
    expect((await findConsent(me))?.givenAt).toBeInstanceOf(Date)
  })

  test('that was stopped is followed by a new one when reminders are turned on again', async () => {
    await renewConsent(me)
    await stopReminders(me)
    expect((await findConsent(me))?.stoppedAt).toBeInstanceOf(Date)
    await renewConsent(me)
    const [first, second] = await all()
    expect(first?.withdrawn_at).toEqual(first?.stopped_at)
    expect(second).toMatchObject({ stopped_at: null, withdrawn_at: null })
  })

  test('is given once by two requests at the same time', async () => {
    await Promise.all([renewConsent(me), renewConsent(me)])
    expect(await all()).toHaveLength(1)
  })

  test('withdrawn, it deletes all children of the person, and no one else’s', async () => {
    await addChild(me, child(), true)
    await addChild(other, child(), true)
    await withdrawConsent(me)
    expect([await listChildren(me), await findConsent(me)]).toEqual([[], undefined])
    expect(await listChildren(other)).toHaveLength(1)
    expect(await all()).toMatchObject([{ withdrawn_at: expect.any(Date) }])
    expect(await codeOf(addChild(me, child(), false))).toBe('children_consent')
  })
})

describe('export, erasure and periods', () => {
  const remind = (childId: string, day: string) =>
    db().insertInto('child_reminders').values({ child_id: childId, date_id: 'a', day, lead_days: 14 }).execute()
  const age = (column: 'reminded_at' | 'changed_at' | 'created_at', months: number) =>
    sql`update children set ${sql.ref(column)} = now() - make_interval(months => ${months}, days => 1)
      where user_id = ${me}`.execute(db())
  const expired = () => removeExpired('children', 'child_reminders', 'reminder_consents')

  test('the export has children, reminders and consents', async () => {
    await addChild(me, child(), true)
    const [own] = await listChildren(me)
    await remind(own!.id, '2027-02-26')
    expect(await childData.read(me)).toMatchObject([
      {
        born_in: '2017-05',
        country: 'DE',
        area: 'Nordrhein-Westfalen',
        reminders: [{ day: '2027-02-26', lead_days: 14 }],
      },
    ])
    expect(await consentData.read(me)).toMatchObject([{ text_version: CONSENT_VERSION, withdrawn_at: null }])
    expect([await childData.read(other), await consentData.read(other)]).toEqual([[], []])
  })

  test('an erased account leaves nothing', async () => {
    await addChild(me, child(), true)
    await remind((await listChildren(me))[0]!.id, '2027-02-26')
    await db()
      .updateTable('users')
      .set({ erase_after: new Date(0) })
      .where('id', '=', me)
      .execute()
    await eraseAccount(me, [])
    for (const table of ['children', 'child_reminders', 'reminder_consents'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('a child goes 24 months after the last reminder', async () => {
    await addChild(me, child(), true)
    await age('created_at', 60)
    await age('changed_at', 60)
    await age('reminded_at', 23)
    await expired()
    expect(await listChildren(me)).toHaveLength(1)
    await age('reminded_at', 24)
    await expired()
    expect(await listChildren(me)).toEqual([])
  })

  test('without a reminder it goes 24 months after the last change', async () => {
    await addChild(me, child(), true)
    await age('created_at', 60)
    await age('changed_at', 23)
    await expired()
    expect(await listChildren(me)).toHaveLength(1)
    await age('changed_at', 24)
    await expired()
    expect(await listChildren(me)).toEqual([])
  })

  test('what was reminded of goes a month after the date, a consent three years after its end', async () => {
    await addChild(me, child(), true)
    const [own] = await listChildren(me)
    await remind(own!.id, '2020-01-01')
    await stopReminders(me)
    await db()
      .transaction()
      .execute((trx) => giveConsent(trx, me))
    await sql`update reminder_consents set withdrawn_at = now() - interval '37 months'
      where user_id = ${me} and withdrawn_at is not null`.execute(db())
    expect(await expired()).toBe(2)
    expect(await listChildren(me)).toHaveLength(1)
    expect(await consentData.read(me)).toHaveLength(1)
  })
})
