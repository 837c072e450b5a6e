import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { mails, removeCases } from '#app/features/moderation/testing/cases.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import { mergeSchools } from '../merge/merge-schools.server.ts'
import { codeOf, makeDuplicate, makeMemberOf } from '../testing/directory.ts'
import { hideSchool, showSchool } from './change-status.server.ts'
import { correctFact } from './correct-fact.server.ts'
import { setSuccessor } from './set-successor.server.ts'

let change: { adminId: string; reason: string }
let owner: string

beforeEach(async () => {
  await makeDuplicate('a')
  await makeDuplicate('b')
  change = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'Because.' }
  owner = (await makeMemberOf('a')).email
})
afterEach(removeCases)

const lastEntry = async () =>
  await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_id', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('hiding', () => {
  test('takes the profile away and showing brings it back; each is recorded and told', async () => {
    await hideSchool('a', change)
    expect(await findSchool('a', 'de')).toBeNull()
    expect(await lastEntry()).toEqual({
      action: 'school.hidden',
      actor_id: change.adminId,
      subject_id: 'a',
      before: { status: 'active' },
      after: { status: 'hidden', reason: 'Because.' },
    })
    await showSchool('a', 'closed', change)
    expect(await findSchool('a', 'de')).toMatchObject({ school: { id: 'a', closed: true } })
    expect(await mails()).toEqual([`school-desk ${owner}`, `school-desk ${owner}`])
  })

  test('tells the index in the same transaction', async () => {
    await db().deleteFrom('school_changes').execute()
    await hideSchool('b', change)
    const changes = await db().selectFrom('school_changes').select('school_id').orderBy('school_id').execute()
    expect(changes).toEqual([{ school_id: '*' }, { school_id: 'b' }])
  })

  test('is refused where there is nothing to do, no school, or one that was merged', async () => {
    expect(await codeOf(showSchool('a', 'active', change))).toBe('already_decided')
    expect(await codeOf(hideSchool('x\0', change))).toBe('school_unknown')
    expect(
      await Promise.all([codeOf(hideSchool('a', change)), codeOf(hideSchool('a', change))]).then((all) => all.sort()),
    ).toEqual(['already_decided', 'done'])
    await showSchool('a', 'active', change)
    await mergeSchools({ mergedId: 'a', survivorId: 'b' }, change)
    expect(await codeOf(showSchool('a', 'active', change))).toBe('school_merged')
  })
})

describe('a successor', () => {
  beforeEach(async () => {
    await makeDuplicate('c', { status: 'closed' })
    await makeDuplicate('d', { status: 'closed' })
  })

  test('is what the profile of a closed school leads to, until it is taken away', async () => {
    await setSuccessor('c', 'a', change)
    expect(await findSchool('c', 'de')).toMatchObject({ school: { successor: { id: 'a' } } })
    expect(await lastEntry()).toMatchObject({ before: { successor: null }, after: { successor: 'a' } })
    await setSuccessor('c', null, change)
    expect(await findSchool('c', 'de')).toMatchObject({ school: { successor: null } })
  })

  test('is refused to open schools, in circles, and where it is hidden, unknown or the same', async () => {
    expect(await codeOf(setSuccessor('a', 'b', change))).toBe('school_open')
    expect(await codeOf(setSuccessor('c', 'c', change))).toBe('successor_circle')
    await setSuccessor('c', 'd', change)
    expect(await codeOf(setSuccessor('c', 'd', change))).toBe('already_decided')
    expect(await codeOf(setSuccessor('d', 'c', change))).toBe('successor_circle')
    expect(await codeOf(setSuccessor('d', 'x', change))).toBe('school_unknown')
    await hideSchool('b', change)
    expect(await codeOf(setSuccessor('d', 'b', change))).toBe('school_hidden')
  })

  test('never closes a circle, even when two admins draw one half each at once', async () => {
    const both = await Promise.all([codeOf(setSuccessor('c', 'd', change)), codeOf(setSuccessor('d', 'c', change))])
    expect(both.sort()).toEqual(['done', 'successor_circle'])
  })
})

describe('a corrected fact', () => {
  const correct = (value: string) => correctFact('a', { field: 'city', value }, { ...change, locale: 'de' })
  const city = async () =>
    (await db().selectFrom('school_directory').select('city').where('id', '=', 'a').executeTakeFirst())?.city

  test('stands until the register says something else, in the place of an earlier correction', async () => {
    await correct('Bonn')
    await correct('Brühl')
    expect(await city()).toBe('Brühl')
    const states = db().selectFrom('school_corrections').select(['value', 'state', 'by_school']).orderBy('id')
    expect(await states.execute()).toEqual([
      { value: 'Bonn', state: 'replaced', by_school: false },
      { value: 'Brühl', state: 'accepted', by_school: false },
    ])
    expect(await lastEntry()).toMatchObject({ before: { value: 'Bonn' }, after: { field: 'city', value: 'Brühl' } })
    await db().updateTable('schools').set({ city: 'Hürth' }).where('id', '=', 'a').execute()
    expect(await city()).toBe('Hürth')
  })

  test('is refused when it is no news', async () => {
    expect(await codeOf(correct('Köln'))).toBe('correction_same')
    await correct('Bonn')
    expect(await codeOf(correct('Bonn'))).toBe('correction_same')
  })
})
