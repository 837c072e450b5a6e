import '#app/i18n/all.server.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eraseData } from '#app/core/privacy/erase-data.server.ts'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { compareSchools } from '#app/features/favourites/compare/compare-schools.server.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { mergeSchools } from '#app/features/school-admin/merge/merge-schools.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { daySayingData, statedDayData } from './day-data.server.ts'
import { findDay, findOwnSayings, findStatedDay } from './find-day.server.ts'
import { confirmDay, sayDay } from './say-day.server.ts'
import { stateDay } from './state-day.server.ts'
import type { Day } from './topics.ts'

const YEAR = 2026
let owner: string

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  owner = await account()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner, role: 'owner' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeAccounts()
})

const account = async () => (await makeAccount()).id
const speaker = (userId: string, schoolId = 'a', schoolYear = YEAR) => ({ userId, schoolId, schoolYear, visitor })
const say = (userId: string, day: Day, schoolId = 'a', year = YEAR) => sayDay(speaker(userId, schoolId, year), day)
async function state(day: Day, schoolId = 'a', userId = owner) {
  const { seen } = await findStatedDay(schoolId)
  await stateDay({ userId, schoolId }, { day, schoolYear: YEAR, seen })
}
/** Lets as many families say it. @returns their accounts */
async function families(count: number, day: Day, schoolId = 'a', year = YEAR) {
  const people = await Promise.all(Array.from({ length: count }, account))
  for (const person of people) await say(person, day, schoolId, year)
  return people
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const shown = async (id = 'a') =>
  (await findDay({ id, country: 'DE' }, 'de')).map(({ topic, school, families }) => [
    topic,
    school && plain(school.text),
    ...families.map(({ text, sayings, isSame }) => `${sayings} ${isSame ? '=' : ''}${plain(text)}`),
  ])
const known = async (id = 'a') =>
  (await db().selectFrom('school_day_known').selectAll().where('school_id', '=', id).orderBy('topic').execute()).map(
    ({ topic, value, said_by }) => `${topic} ${value} ${said_by}`,
  )

describe('what a school states', () => {
  test('stands with day and school year, free of charge, and what it leaves out is no longer there', async () => {
    await state({ careUntil: '16:30', lunch: 'yes' })
    await state({ careUntil: '17:00' })
    const [said] = await findDay({ id: 'a', country: 'DE' }, 'de')
    expect(said?.school).toMatchObject({ value: '17:00', year: '2026/27' })
    expect(said?.school?.day).toBe(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date()))
    expect(await shown()).toEqual([['careUntil', 'Bis 17:00 Uhr']])
    await state({})
    expect(await shown()).toEqual([])
  })

  test('of two writers at once the later one is told', async () => {
    const { seen } = await findStatedDay('a')
    const write = () => stateDay({ userId: owner, schoolId: 'a' }, { day: { lunch: 'no' }, schoolYear: YEAR, seen })
    const ends = await Promise.allSettled([write(), write()])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(write()).rejects.toMatchObject({ code: 'text_changed' })
  })

  test.each(['b', 'none', 'a\0'])('members alone state it: not of %s', async (schoolId) => {
    const statement = { day: { lunch: 'yes' }, schoolYear: YEAR, seen: '' }
    await expect(stateDay({ userId: owner, schoolId }, statement)).rejects.toMatchObject({ code: 'school_not_yours' })
    const stranger = { userId: await account(), schoolId: 'a' }
    await expect(stateDay(stranger, statement)).rejects.toMatchObject({ code: 'school_not_yours' })
  })
})

describe('what families say', () => {
  test('is shown from three equal sayings on, and no longer below', async () => {
    const [first] = await families(2, { careUntil: '16:30' })
    await families(2, { careUntil: '17:00' })
    expect(await shown()).toEqual([])
    await families(1, { careUntil: '16:30' })
    expect(await shown()).toEqual([['careUntil', null, '3 Bis 16:30 Uhr']])
    await say(first!, {})
    expect(await shown()).toEqual([])
  })

  test('stands beside what the school says, each named; equal values are a confirmation', async () => {
    await state({ careUntil: '17:00', lunch: 'yes' })
    await families(3, { careUntil: '16:30', lunch: 'yes' })
    expect(await shown()).toEqual([
      ['careUntil', 'Bis 17:00 Uhr', '3 Bis 16:30 Uhr'],
      ['lunch', 'Ja', '3 =Ja'],
    ])
  })

  test('is one saying for each account, topic and school year, however often and at once', async () => {
    const person = await account()
    await Promise.all([1, 2, 3].map(() => say(person, { lunch: 'yes' })))
    await say(person, { lunch: 'no' })
    await say(person, { lunch: 'yes' }, 'a', YEAR - 1)
    expect((await findOwnSayings(person, 'a', YEAR)).day).toEqual({ lunch: 'no' })
    expect(await db().selectFrom('school_day_sayings').select('value').execute()).toHaveLength(2)
  })

  test('counts by school year; the newest one that enough families know stands', async () => {
    await families(3, { lunch: 'no' }, 'a', YEAR - 1)
    await families(2, { lunch: 'yes' })
    expect(await shown()).toEqual([['lunch', null, '3 Nein']])
    await families(1, { lunch: 'yes' })
    expect(await shown()).toEqual([['lunch', null, '3 Ja']])
  })

  test('confirms by a click what the school says at this moment, and nothing else', async () => {
    const person = await account()
    await state({ lunch: 'yes' })
    await confirmDay(speaker(person), { topic: 'lunch', value: 'yes' })
    expect((await findOwnSayings(person, 'a', YEAR)).day).toEqual({ lunch: 'yes' })
    for (const other of [
      { topic: 'lunch', value: 'no' },
      { topic: 'uniform', value: 'none' },
    ])
      await expect(confirmDay(speaker(person), other)).rejects.toMatchObject({ code: 'day_changed' })
  })

  test('is bounded for each account', async () => {
    const person = await account()
    await db().deleteFrom('attempt_counts').execute()
    let refused = 0
    for (let at = 0; at < 12; at++) await say(person, { lunch: 'yes' }).catch(() => refused++)
    expect(refused).toBe(0)
    expect(await db().selectFrom('attempt_counts').select('points').execute()).not.toEqual([])
  })
})

describe('who speaks for families', () => {
  const refused = { code: 'day_not_yours', status: 403 }
  const claim = (user_id: string, claimState: string) =>
    db()
      .insertInto('school_claims')
      .values({
        user_id,
        school_id: 'a',
        state: claimState,
        ...(claimState !== 'open' && { decided_at: new Date() }),
      })
      .execute()

  test.each(['open', 'approved'])('not who claims the school: %s', async (claimState) => {
    const person = await account()
    await claim(person, claimState)
    await expect(say(person, { lunch: 'yes' })).rejects.toMatchObject(refused)
    await say(person, { lunch: 'yes' }, 'b')
  })

  test('who was refused the school may be a parent', async () => {
    const person = await account()
    await claim(person, 'refused')
    await say(person, { lunch: 'yes' })
  })

  test('not members of the school, nor people of its group', async () => {
    await expect(say(owner, { lunch: 'yes' })).rejects.toMatchObject(refused)
    const person = await account()
    const { id: group_id } = await db()
      .insertInto('school_groups')
      .values({ name: 'Träger', country: 'DE' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db().insertInto('group_people').values({ group_id, user_id: person, role: 'editor' }).execute()
    await say(person, { lunch: 'yes' })
    await db().insertInto('group_schools').values({ group_id, school_id: 'a', by_invitation: true }).execute()
    await expect(say(person, { lunch: 'yes' })).rejects.toMatchObject(refused)
  })

  test.each([
    { role: 'moderator' },
    { role: 'admin' },
    { email_verified: false },
    { erase_after: new Date() },
    { suspended_at: new Date() },
  ])('not an account with %j', async (change) => {
    const person = await account()
    await db().updateTable('users').set(change).where('id', '=', person).execute()
    await expect(say(person, { lunch: 'yes' })).rejects.toMatchObject(refused)
    expect(await db().selectFrom('school_day_sayings').select('id').execute()).toEqual([])
  })

  test('whoever joins the school later counts no more', async () => {
    const [person] = await families(3, { lunch: 'yes' })
    expect(await known()).toEqual(['lunch yes families'])
    await db().insertInto('school_members').values({ school_id: 'a', user_id: person!, role: 'editor' }).execute()
    expect([await shown(), await known()]).toEqual([[], []])
  })

  test.each(['none', 'a\0', 'closed'])('and only of an open school: %s', async (schoolId) => {
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: 'closed', status: 'closed' }))
      .execute()
    await expect(say(await account(), { lunch: 'yes' }, schoolId)).rejects.toMatchObject({ code: 'day_school_unknown' })
  })
})

describe('filters and comparison rest on', () => {
  test('the school, else three families who agree; unknown and disagreement are nothing', async () => {
    await state({ careUntil: '15:00' })
    await families(3, { careUntil: '17:00', lunch: 'yes', uniform: 'none' })
    await families(3, { uniform: 'required' })
    await families(2, { phones: 'banned' })
    expect(await known()).toEqual(['careUntil 15:00 school', 'lunch yes families'])
  })

  test('a row with each value named', async () => {
    await state({ careUntil: '17:00' })
    await families(3, { careUntil: '16:30' })
    const { schools } = await compareSchools(['a', 'b'], 'de')
    const rows = schools.map(({ day }) => day.find(({ topic }) => topic === 'careUntil')?.text ?? null)
    expect(rows.map((text) => text && plain(text))).toEqual([
      'Bis 17:00 Uhr (Schule, 2026/27); Bis 16:30 Uhr (3 Familien, 2026/27)',
      null,
    ])
  })
})

describe('data', () => {
  test('are in the export, and go with the account; what the school states stays without it', async () => {
    const [person] = await families(3, { lunch: 'yes' })
    await state({ lunch: 'no' })
    expect(PERSONAL_DATA).toEqual(expect.arrayContaining([daySayingData, statedDayData]))
    expect(await daySayingData.read(person!)).toMatchObject([{ school_id: 'a', topic: 'lunch', value: 'yes' }])
    expect(await statedDayData.read(owner)).toMatchObject([{ school_id: 'a', topic: 'lunch', value: 'no' }])
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const id of [person!, owner]) {
          await eraseData(trx, id, PERSONAL_DATA)
          await trx.deleteFrom('users').where('id', '=', id).execute()
        }
      })
    expect(await shown()).toEqual([['lunch', 'Nein']])
  })

  test('of families expire after 18 months', async () => {
    const people = await families(4, { lunch: 'yes' })
    const age = (user_id: string, months: number) =>
      db()
        .updateTable('school_day_sayings')
        .set({ given_at: new Date(Date.now() - months * 30.5 * 86_400_000) })
        .where('user_id', '=', user_id)
        .execute()
    await age(people[0]!, 17)
    for (const person of people.slice(1)) await age(person, 19)
    expect(await shown()).toEqual([])
    expect(await removeExpired('school_day_sayings')).toBe(3)
    expect(await db().selectFrom('school_day_sayings').select('id').execute()).toHaveLength(1)
  })

  test('tell that pages of the school are out of date', async () => {
    const noted = async () => (await db().selectFrom('school_changes').select('school_id').execute()).length
    await db().deleteFrom('school_changes').execute()
    const [person] = await families(1, { lunch: 'yes' })
    expect(await noted()).toBeGreaterThan(0)
    for (const change of [() => say(person!, { lunch: 'no' }), () => say(person!, {}), () => state({ lunch: 'yes' })]) {
      await db().deleteFrom('school_changes').execute()
      await change()
      expect(await noted()).toBeGreaterThan(0)
    }
  })

  test('move when schools are merged, but for what stands at the survivor', async () => {
    await db().updateTable('users').set({ role: 'admin' }).where('id', '=', owner).execute()
    await db().insertInto('school_members').values({ school_id: 'b', user_id: owner, role: 'owner' }).execute()
    const [person] = await families(3, { lunch: 'yes', uniform: 'none' }, 'b')
    await say(person!, { lunch: 'no' })
    await state({ careUntil: '16:00' })
    await state({ careUntil: '17:00', phones: 'banned' }, 'b')
    await mergeSchools({ mergedId: 'b', survivorId: 'a' }, { adminId: owner, reason: 'Doppelt' })
    expect(await shown()).toEqual([
      ['careUntil', 'Bis 16:00 Uhr'],
      ['uniform', null, '3 Keine Vorgabe'],
      ['phones', 'Nicht erlaubt'],
    ])
    expect((await findOwnSayings(person!, 'a', YEAR)).day).toEqual({ lunch: 'no', uniform: 'none' })
  })
})
