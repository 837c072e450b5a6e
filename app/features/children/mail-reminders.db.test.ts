import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import type { Mails } from '#app/mail/mails.ts'
import { db } from '#db/client.ts'
import { addDays, berlinHour } from '#lib/berlin-day.ts'
import type { Child } from './child.ts'
import { addChild, listChildren } from './children.server.ts'
import { renewConsent, stopReminders, withdrawConsent } from './consent.server.ts'
import { mailReminders } from './mail-reminders.server.ts'

/** The deadline of a child that turns ten: the last day on which secondary schools in its Land take applications. */
const DEADLINE = '2027-02-26'
const CHILD: Child = { born: '2017-05', country: 'DE', area: 'Nordrhein-Westfalen' }
const FIRST = addDays(DEADLINE, -14)
const SECOND = addDays(DEADLINE, -3)

let person: { id: string; email: string }
beforeEach(async () => {
  person = await makeAccount()
  await addRow({})
})
afterEach(async () => {
  await db().deleteFrom('admission_dates').execute()
  await sql`delete from pgboss.job where name = 'send_mail'`.execute(db())
  await removeAccounts()
})

async function addRow(given: { day?: string; from?: string; event?: string; name?: string; stages?: string[] }) {
  const { day = DEADLINE, from = day, event = 'deadline', name = '', stages = ['secondary'] } = given
  await db()
    .insertInto('admission_dates')
    .values({
      ...{ origin: 'file', country: 'DE', area: 'Nordrhein-Westfalen', event, name, stages, school_year: '2027/28' },
      ...{ starts_on: from, ends_on: day, bring: ['birth_certificate'] },
      ...{ source_url: 'https://schule.example/termine', publisher: 'Stadt Köln', read_on: '2026-11-29' },
    })
    .execute()
}

/** Moves the clock day by day and runs the job twice at eight each day. */
async function passDays(from: string, to: string): Promise<Record<string, number>> {
  const mailed: Record<string, number> = {}
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const count = (await mailReminders(berlinHour(day, 8))) + (await mailReminders(berlinHour(day, 20)))
    if (count > 0) mailed[day] = count
  }
  return mailed
}

type Mail = { to: string; template: string; unsubscribeUrl: string; props: Mails['admission-dates'] }
async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail }>`
    select data from pgboss.job where name = 'send_mail' order by created_on, id`.execute(db())
  return rows.map(({ data }) => data).filter(({ template }) => template === 'admission-dates')
}
const whole = () => passDays('2027-01-25', '2027-03-05')

test('a moved clock sends exactly two mails for a date, 14 and 3 days before, with its source', async () => {
  await addChild(person.id, CHILD, true)
  expect(await whole()).toEqual({ [FIRST]: 1, [SECOND]: 1 })
  const sent = await mails()
  expect(sent.map(({ to }) => to)).toEqual([person.email, person.email])
  expect(sent[0]?.props.children).toEqual([
    {
      ...{ born: '2017-05', area: 'Nordrhein-Westfalen' },
      dates: [
        {
          ...{ what: 'Anmeldeschluss · Sekundarstufe I', day: DEADLINE, daysLeft: 14, bring: ['Geburtsurkunde'] },
          isCertain: true,
          source: { publisher: 'Stadt Köln', address: 'https://schule.example/termine', read: 'Stand 29.11.2026' },
        },
      ],
    },
  ])
  expect(sent[1]?.props.children[0]?.dates[0]?.daysLeft).toBe(3)
  expect(sent[0]?.unsubscribeUrl).toContain('/auth/unsubscribe?token=')
})

test('what was sent is not sent again, even if the day is looked at anew by several processes', async () => {
  await addChild(person.id, CHILD, true)
  const at = berlinHour(FIRST, 9)
  const again = () => db().updateTable('reminder_consents').set({ checked_on: null }).execute()
  expect(await mailReminders(at)).toBe(1)
  await again()
  expect(await Promise.all([mailReminders(at), mailReminders(at), mailReminders(at)])).toEqual([0, 0, 0])
  expect(await mails()).toHaveLength(1)
})

test('several processes at the same time send one mail', async () => {
  await addChild(person.id, CHILD, true)
  const at = berlinHour(FIRST, 9)
  const counts = await Promise.all([mailReminders(at), mailReminders(at), mailReminders(at)])
  expect(counts.toSorted()).toEqual([0, 0, 1])
})

test('dates of all children on a day come in one mail, each child with its own', async () => {
  await addRow({ event: 'test', name: 'Probeunterricht' })
  await addChild(person.id, CHILD, true)
  await addChild(person.id, { ...CHILD, born: '2017-06' }, false)
  expect(await mailReminders(berlinHour(FIRST, 9))).toBe(1)
  const [mail] = await mails()
  expect(mail?.props.children.map(({ born, dates }) => [born, dates.length])).toEqual([
    ['2017-05', 2],
    ['2017-06', 2],
  ])
})

test.each([
  ['holidays', { event: 'holidays', stages: [] }],
  ['the first day of school', { event: 'school_start', stages: [] }],
  ['a date of children of another age', { stages: ['primary'] }],
])('nobody is reminded of %s', async (_, row) => {
  await db().deleteFrom('admission_dates').execute()
  await addRow(row)
  await addChild(person.id, CHILD, true)
  expect(await whole()).toEqual({})
})

test.each([
  ['registration', DEADLINE],
  ['offers', '2027-02-01'],
] as const)('of a period of %s the day counts on which to act: %s', async (event, day) => {
  await db().deleteFrom('admission_dates').execute()
  await addRow({ event, from: '2027-02-01' })
  await addChild(person.id, CHILD, true)
  expect(Object.keys(await passDays('2027-01-10', '2027-03-05'))).toEqual([addDays(day, -14), addDays(day, -3)])
})

test('before seven in the morning nobody is written to', async () => {
  await addChild(person.id, CHILD, true)
  expect(await mailReminders(berlinHour(FIRST, 6))).toBe(0)
  expect(await mailReminders(berlinHour(FIRST, 7))).toBe(1)
})

test('a reminder that was missed comes up to two days late, and no later', async () => {
  await addChild(person.id, CHILD, true)
  expect(await passDays(addDays(DEADLINE, -12), addDays(DEADLINE, -11))).toEqual({ [addDays(DEADLINE, -12)]: 1 })
  await db().deleteFrom('child_reminders').execute()
  expect(await passDays(addDays(DEADLINE, -10), addDays(DEADLINE, -4))).toEqual({})
  expect(await passDays(DEADLINE, addDays(DEADLINE, 2))).toEqual({})
})

test('a date that was moved or withdrawn counts as it is on the day', async () => {
  await addChild(person.id, CHILD, true)
  expect(await passDays(FIRST, FIRST)).toEqual({ [FIRST]: 1 })
  const moved = addDays(DEADLINE, 30)
  await db().updateTable('admission_dates').set({ starts_on: moved, ends_on: moved }).execute()
  expect(await passDays(addDays(FIRST, 1), addDays(moved, -5))).toEqual({ [addDays(moved, -14)]: 1 })
  await db().deleteFrom('admission_dates').execute()
  expect(await passDays(addDays(moved, -4), moved)).toEqual({})
  expect((await mails()).map(({ props }) => props.children[0]?.dates[0]?.day)).toEqual([DEADLINE, moved])
})

test('a row that is imported anew is still the same date', async () => {
  await addChild(person.id, CHILD, true)
  expect(await mailReminders(berlinHour(FIRST, 8))).toBe(1)
  await db().deleteFrom('admission_dates').execute()
  await addRow({})
  expect(await passDays(addDays(FIRST, 1), addDays(SECOND, -1))).toEqual({})
})

test('a month of birth across the day that decides is told as not certain', async () => {
  await db().deleteFrom('admission_dates').execute()
  await addRow({ stages: ['primary'] })
  await db().updateTable('admission_dates').set({ area: 'Hamburg' }).execute()
  await addChild(person.id, { born: '2021-07', country: 'DE', area: 'Hamburg' }, true)
  await mailReminders(berlinHour(FIRST, 8))
  expect((await mails())[0]?.props.children[0]?.dates[0]?.isCertain).toBe(false)
})

test('an unconfirmed address, a blocked account and one that is being deleted get nothing', async () => {
  await addChild(person.id, CHILD, true)
  for (const change of [
    { email_verified: false },
    { suspended_at: new Date('2026-01-01') },
    { erase_after: new Date('2030-01-01') },
  ]) {
    await db().updateTable('users').set(change).where('id', '=', person.id).execute()
    await db().updateTable('reminder_consents').set({ checked_on: null }).execute()
    expect(await passDays(FIRST, FIRST)).toEqual({})
    const back = { email_verified: true, suspended_at: null, erase_after: null }
    await db().updateTable('users').set(back).where('id', '=', person.id).execute()
  }
  expect(await db().selectFrom('child_reminders').selectAll().execute()).toEqual([])
})

test('one click stops the mails and keeps the children; a new consent turns them on again', async () => {
  await addChild(person.id, CHILD, true)
  await passDays(FIRST, FIRST)
  const token = new URL((await mails())[0]!.unsubscribeUrl).searchParams.get('token')!
  await unsubscribe(token)
  expect(await passDays(SECOND, SECOND)).toEqual({})
  expect(await listChildren(person.id)).toHaveLength(1)
  await renewConsent(person.id)
  expect(await passDays(addDays(SECOND, 1), DEADLINE)).toEqual({ [addDays(SECOND, 1)]: 1 })
  const consents = await db().selectFrom('reminder_consents').select(['withdrawn_at']).execute()
  expect(consents.filter(({ withdrawn_at }) => withdrawn_at !== null)).toHaveLength(1)
})

test('without consent nothing is sent: stopped, or withdrawn, which deletes the children', async () => {
  await addChild(person.id, CHILD, true)
  await stopReminders(person.id)
  expect(await whole()).toEqual({})
  await renewConsent(person.id)
  await withdrawConsent(person.id)
  expect(await listChildren(person.id)).toEqual([])
  expect(await whole()).toEqual({})
})

test('people of other accounts and areas are told nothing', async () => {
  const other = await makeAccount()
  await addChild(person.id, CHILD, true)
  await addChild(other.id, { ...CHILD, area: 'Hessen' }, true)
  await whole()
  expect(new Set((await mails()).map(({ to }) => to))).toEqual(new Set([person.email]))
})
