import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts, tokenIn } from '#app/features/accounts/testing/accounts.ts'
import { columnsOf } from '#app/features/admission-dates/files/load-admission-files.server.ts'
import { admissionRow } from '#app/features/admission-dates/testing/admission-rows.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { MAX_FOLLOWS } from '../saved-search.ts'
import { followData } from '../saved-search-data.server.ts'
import { type Follow, followSchema } from './follow.schema.ts'
import { followSchool, listFollows, unfollowSchool } from './follows.server.ts'
import { mailSchoolNews } from './mail-school-news.server.ts'

let person: { id: string; email: string }
beforeEach(async () => {
  const rows = ['a', 'b'].map((id) => schoolRow({ id, name: `Schule ${id}`, city: 'Nippes' }))
  await db().insertInto('schools').values(rows).execute()
  await db()
    .updateTable('schools')
    .set({ updated_at: new Date('2026-01-01') })
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  person = await makeAccount()
})
afterEach(async () => {
  await sql`delete from pgboss.job`.execute(db())
  for (const table of ['school_facts', 'import_runs', 'schools'] as const) await db().deleteFrom(table).execute()
  await removeAccounts()
})

const everything: Follow = { schoolId: 'a', mail: 'weekly', reviews: true, events: true, facts: true }
const follow = (change: Partial<Follow> = {}, userId = person.id) => followSchool(userId, { ...everything, ...change })
/** Lets days pass for all who follow. */
const later = (days = 8) =>
  sql`update school_follows set notified_until = notified_until - make_interval(days => ${days}::integer),
    check_at = check_at - make_interval(days => ${days}::integer)`.execute(db())
const publish = (school_id: string, published_at: Date, status = 'published') =>
  db()
    .insertInto('reviews')
    .values({ ...reviewRow({ school_id }), status, published_at })
    .execute()
const announce = (school_id: string, days: number) => {
  const [starts_at, ends_at] = [days, days + 0.1].map((day) => new Date(Date.now() + day * 86_400_000)) as [Date, Date]
  const event = { kind: 'open_day', title: 'Offene Tür', language: 'de', starts_at, ends_at }
  const dated_at = new Date(Date.now() - 2 * 86_400_000)
  return db()
    .insertInto('school_events')
    .values({ school_id, ...event, dated_at })
    .execute()
}
const yesterday = () => new Date(Date.now() - 26 * 3_600_000)

type Mail = { to: string; unsubscribeUrl: string; props: { schools: object[] } }
async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail & { template: string } }>`
    select data from pgboss.job where name = 'send_mail' order by created_on, id`.execute(db())
  return rows.map(({ data }) => data).filter(({ template }) => template === 'school-news')
}

describe('following', () => {
  test('a school is followed once, changed and ended, by its follower alone', async () => {
    const other = await makeAccount()
    await follow()
    await follow({ mail: 'at_once', facts: false })
    await unfollowSchool(other.id, 'a')
    expect(await listFollows(person.id)).toMatchObject([
      { schoolId: 'a', name: 'Schule a', mail: 'at_once', reviews: true, facts: false },
    ])
    expect(await listFollows(other.id)).toEqual([])
    await unfollowSchool(person.id, 'a')
    expect(await listFollows(person.id)).toEqual([])
  })

  test('unknown, hidden and too many schools are refused', async () => {
    await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'b').execute()
    for (const schoolId of ['zz', 'b', 'zz\0'])
      await expect(follow({ schoolId })).rejects.toMatchObject({ code: 'school_unknown' })
    const many = Array.from({ length: MAX_FOLLOWS }, (_, at) => schoolRow({ id: `m-${at}` }))
    await db().insertInto('schools').values(many).execute()
    const choice = { user_id: person.id, mail: 'weekly', reviews: true, events: true, facts: true }
    await db()
      .insertInto('school_follows')
      .values(many.map(({ id }) => ({ school_id: id, ...choice })))
      .execute()
    await expect(follow()).rejects.toMatchObject({ code: 'follows_full' })
    await follow({ schoolId: 'm-1', mail: 'never' })
  })

  test('they are in the export and go with the account', async () => {
    await follow()
    expect(await followData.read(person.id)).toMatchObject([{ school_id: 'a', mail: 'weekly' }])
    await db().deleteFrom('users').where('id', '=', person.id).execute()
    expect(await db().selectFrom('school_follows').selectAll().execute()).toEqual([])
  })

  test.each([
    {},
    { schoolId: 'a', mail: 'weekly' },
    { schoolId: 'a', mail: 'hourly', facts: 'on' },
    { schoolId: 'x'.repeat(101), mail: 'weekly', facts: 'on' },
  ])('the form %o is refused', (form) => expect(followSchema.safeParse(form).success).toBe(false))
})

describe('telling of news', () => {
  test('one mail tells of reviews, events and changes of all schools, and none twice', async () => {
    await follow()
    await follow({ schoolId: 'b', events: false })
    await later()
    await publish('a', yesterday())
    await publish('a', yesterday(), 'pending')
    await announce('a', 3)
    await announce('b', 3)
    await db().updateTable('schools').set({ updated_at: yesterday() }).where('id', '=', 'b').execute()
    const runs = await Promise.all(Array.from({ length: 3 }, mailSchoolNews))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mails()).toMatchObject([
      {
        to: person.email,
        props: {
          schools: [
            { name: 'Schule a', reviews: 1, events: 1, facts: false },
            { name: 'Schule b', reviews: 0, events: 0, facts: true },
          ],
        },
      },
    ])
    await sql`update school_follows set check_at = now()`.execute(db())
    expect(await mailSchoolNews()).toBe(0)
  })

  test('official numbers of a new import are told, those of earlier ones and what is no number are not', async () => {
    for (const schoolId of ['a', 'b']) await follow({ schoolId })
    await later()
    const importedAt = (days: number) => ({
      source: 'gb-gias',
      files: ['a.csv'],
      ended_at: sql<Date>`now() - make_interval(days => ${days}::integer)`,
    })
    const runs = await db()
      .insertInto('import_runs')
      .values([importedAt(2), importedAt(20)])
      .returning('id')
      .execute()
    const [fresh, old] = runs.map(({ id }) => ({ run_id: id }))
    await addFacts('a', { fact: 'pupils', number: 200, ...fresh })
    await addFacts('b', { fact: 'pupils', number: 200, ...old }, { fact: 'canteen', number: 1, ...fresh })
    expect(await mailSchoolNews()).toBe(1)
    expect((await mails())[0]?.props.schools).toMatchObject([{ name: 'Schule a', facts: false, figures: true }])
  })

  test('a new edition is told in words with the values before and after, and by no later mail', async () => {
    await follow()
    await later()
    const runs = await db()
      .insertInto('import_runs')
      .values(
        [20, 2].map((days) => ({
          ...{ source: 'gb-gias', files: ['a.csv'] },
          ended_at: sql<Date>`now() - make_interval(days => ${days}::integer)`,
        })),
      )
      .returning('id')
      .execute()
    const [old, fresh] = runs.map(({ id }) => ({ run_id: id }))
    await addFacts(
      'a',
      { fact: 'pupils', number: 634, ...old },
      { fact: 'pupils', number: 651, period_start: '2025-08-01', ...fresh },
    )
    await announce('a', 3)
    expect(await mailSchoolNews()).toBe(1)
    const told = (await mails())[0]?.props.schools as { changes: { text: string }[] }[]
    expect(told[0]?.changes.map(({ text }) => text)).toEqual([
      expect.stringMatching(/: vorher 634 \(2024\/25\), jetzt 651 \(2025\/26\)$/),
      expect.stringMatching(/^Angekündigt oder verschoben: Tag der offenen Tür, /),
    ])
    // A week later without anything new.
    await sql`update school_follows set check_at = now()`.execute(db())
    expect(await mailSchoolNews()).toBe(0)
    // An import after that mail is in the next one, and the earlier one is not told again.
    await sql`update school_follows set check_at = now(), notified_until = now() - interval '1 day'`.execute(db())
    const { id } = await db()
      .insertInto('import_runs')
      .values({ source: 'gb-gias', files: ['b.csv'], ended_at: sql<Date>`now() - interval '1 hour'` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addFacts('a', { fact: 'pupils', number: 660, period_start: '2026-08-01', run_id: id })
    expect(await mailSchoolNews()).toBe(1)
    const next = (await mails())[1]?.props.schools as typeof told
    expect(next[0]?.changes).toEqual([
      { kind: 'figures', text: expect.stringMatching(/: vorher 651 \(2025\/26\), jetzt 660 \(2026\/27\)$/) },
    ])
  })

  test('a new date of admission is told to those who want dates, once', async () => {
    await db().updateTable('schools').set({ region: 'Sachsen' }).execute()
    await follow({ reviews: false, facts: false })
    await follow({ schoolId: 'b', events: false })
    await later()
    await db()
      .insertInto('admission_dates')
      .values({
        ...columnsOf(admissionRow({ country: 'DE', area: 'Sachsen', event: 'deadline', rule: '01-15@0' })),
        ...{ origin: 'file', updated_at: yesterday() },
      })
      .execute()
    expect(await mailSchoolNews()).toBe(1)
    expect((await mails())[0]?.props.schools).toEqual([
      expect.objectContaining({
        name: 'Schule a',
        events: 0,
        changes: [
          { kind: 'dates', text: expect.stringMatching(/^Termin neu oder geändert: Anmeldeschluss, 15\. Januar/) },
        ],
      }),
    ])
    await sql`update school_follows set check_at = now()`.execute(db())
    expect(await mailSchoolNews()).toBe(0)
    await db().deleteFrom('admission_dates').execute()
  })

  test('a review is told on the day after its publication, also to those who want all at once', async () => {
    await follow({ mail: 'at_once' })
    await later(1)
    await publish('a', new Date(Date.now() - 120_000))
    const { rows } = await sql<{ sameDay: boolean }>`
      select date_trunc('day', now()) = date_trunc('day', now() - interval '2 minutes') as "sameDay"`.execute(db())
    expect(await mailSchoolNews()).toBe(rows[0]?.sameDay ? 0 : 1)
    await later(1)
    // At whatever hour the test runs, the day after begins since the last look.
    await sql`update reviews set published_at = date_trunc('day', now()) - interval '1 minute'`.execute(db())
    expect(await mailSchoolNews()).toBe(1)
  })

  test('only what is wanted and only from then on is told', async () => {
    await publish('a', yesterday())
    await follow()
    await follow({ schoolId: 'b', reviews: false, facts: false })
    expect(await mailSchoolNews()).toBe(0)
    await later(7)
    await publish('b', yesterday())
    await db().updateTable('schools').set({ updated_at: yesterday() }).where('id', '=', 'b').execute()
    await db().deleteFrom('reviews').where('school_id', '=', 'a').execute()
    expect(await mailSchoolNews()).toBe(0)
  })

  test('what came since the last mail is told also after another choice, and that the school closed', async () => {
    await follow()
    await later(2)
    await db().updateTable('schools').set({ status: 'closed', updated_at: yesterday() }).where('id', '=', 'a').execute()
    await follow({ mail: 'at_once' })
    await sql`update school_follows set check_at = check_at - interval '1 hour'`.execute(db())
    expect(await mailSchoolNews()).toBe(1)
    expect((await mails())[0]?.props.schools).toMatchObject([{ name: 'Schule a', facts: true }])
  })

  test.each([{ email_verified: false }, { suspended_at: new Date() }, { erase_after: new Date(Date.now() + 60_000) }])(
    'an account with %o hears nothing',
    async (change) => {
      await follow()
      await later()
      await publish('a', yesterday())
      await db().updateTable('users').set(change).execute()
      expect([await mailSchoolNews(), await mails()]).toEqual([0, []])
    },
  )

  test('the link in the mail ends these mails by one click, for this person only', async () => {
    const other = await makeAccount()
    for (const { id } of [person, other]) await follow({}, id)
    await later()
    await publish('a', yesterday())
    expect(await mailSchoolNews()).toBe(2)
    await unsubscribe(tokenIn((await mails()).find(({ to }) => to === person.email)?.unsubscribeUrl))
    expect([(await listFollows(person.id))[0]?.mail, (await listFollows(other.id))[0]?.mail]).toEqual([
      'never',
      'weekly',
    ])
  })
})
