import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { updateContact } from '#app/features/profile-editing/update-contact.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { endSchoolOfGroup } from '../schools/end-management.server.ts'
import { makeGroup, makeGroupEditor } from '../testing/groups.ts'
import { applyChange, discardChange, undoChange } from './apply-change.server.ts'
import type { Values } from './change-fields.ts'
import { planChange } from './plan-change.server.ts'
import { refreshChange } from './refresh-change.server.ts'
import { viewChange } from './view-change.server.ts'

let group: Awaited<ReturnType<typeof makeGroup>>
const plan = (values: Values, schools = ['a', 'b'], member = group) =>
  planChange(
    member,
    schools.map((school, index) => ({ line: index + 1, school, values })),
    null,
  )
const said = async (id: string) => {
  const { contact, summaries, features } = (await findSelfReported(group.userId, id))!
  return { phone: contact.phone, summary: summaries.de, features }
}
const versions = () =>
  db().selectFrom('school_versions').select(['school_id', 'made_by']).where('made_by', 'is not', null).execute()

beforeEach(async () => {
  const school = { country: 'DE', phone: '0221 123456', features: ['music'] }
  await db()
    .insertInto('schools')
    .values(['a', 'b', 'x'].map((id) => schoolRow({ id, name: `Schule ${id}`, ...school })))
    .execute()
  group = await makeGroup(['a', 'b'])
})
afterEach(async () => {
  await db().deleteFrom('school_groups').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('a change is seen first, applied at all schools as the person’s, and taken back', async () => {
  const id = await plan({ phone: '0221 999 888', summary_de: 'Eine Schule unseres Werks.', features: 'arts' })
  expect((await said('a')).phone).toBe('0221 123456')
  expect((await viewChange(group, id, 1))?.rows).toMatchObject([
    {
      schoolId: 'a',
      before: { phone: '0221 123456', summary_de: '', features: 'music' },
      wanted: { features: 'arts, music' },
    },
    { schoolId: 'b' },
  ])
  await applyChange(group, id)
  const written = { phone: '0221 999888', summary: 'Eine Schule unseres Werks.', features: ['arts', 'music'] }
  for (const school of ['a', 'b']) {
    const now = await said(school)
    expect({ ...now, features: [...now.features].sort() }).toEqual(written)
  }
  expect((await versions()).map(({ made_by }) => made_by)).toEqual([group.userId, group.userId])
  await expect(applyChange(group, id)).rejects.toMatchObject({ code: 'change_over' })
  await undoChange(group, id)
  expect(await said('a')).toEqual({ phone: '0221 123456', summary: '', features: ['music'] })
  expect(await db().selectFrom('school_profiles').select('phone').where('school_id', '=', 'a').execute()).toEqual([
    { phone: null },
  ])
})

test('what a school has changed since stays when the change is taken back, and is named', async () => {
  const id = await plan({ phone: '0221 999888', summary_de: 'Kurz.' })
  await applyChange(group, id)
  const { seen } = (await findSelfReported(group.userId, 'a'))!
  await updateContact({ userId: group.userId, schoolId: 'a' }, { seen: seen.contact, phone: '0221 777' })
  await undoChange(group, id)
  expect(await said('a')).toMatchObject({ phone: '0221 777', summary: '' })
  expect((await viewChange(group, id, 1))?.rows.map(({ kept }) => kept)).toEqual([['phone'], []])
})

test('if one school has changed since the preview, nothing is applied, and the preview follows', async () => {
  const id = await plan({ phone: '0221 999888' })
  const { seen } = (await findSelfReported(group.userId, 'b'))!
  await updateContact({ userId: group.userId, schoolId: 'b' }, { seen: seen.contact, phone: '0221 777' })
  await expect(applyChange(group, id)).rejects.toMatchObject({ code: 'change_stale' })
  expect((await said('a')).phone).toBe('0221 123456')
  await refreshChange(group, id)
  expect((await viewChange(group, id, 1))?.rows[1]?.before).toEqual({ phone: '0221 777' })
  await applyChange(group, id)
  expect((await said('b')).phone).toBe('0221 999888')
})

test('wrong values, schools of others, repeats and long texts without premium are named, and not written', async () => {
  await db().insertInto('premium_grants').values({ school_id: 'b', reason: 'test' }).execute()
  const values = {
    email: 'kein',
    features: 'music, wifi',
    summary_de: '<b>x</b>',
    description_de: 'Lang.',
    languages: '12',
  }
  const id = await plan(values, ['a', 'b', 'x', 'a'])
  const { rows = [], schools, faulty } = (await viewChange(group, id, 1))!
  expect([schools, faulty]).toEqual([1, 4])
  const problems = Object.fromEntries(
    rows.map(({ line, problems: found }) => [line, found.map(({ field, text }) => `${field}: ${text}`)]),
  )
  expect(problems[1]).toEqual([
    'email: field.emailInvalid',
    'features: groups.problem.feature',
    'languages: groups.problem.language',
    'summary_de: ownTexts.markup',
    'description_de: groups.problem.premium',
  ])
  expect(problems[3]).toEqual(['null: groups.problem.unknown'])
  expect(problems[4]).toEqual(['null: groups.problem.twice'])
  await applyChange(group, id)
  expect(await db().selectFrom('school_texts').select(['school_id', 'section']).execute()).toEqual([
    { school_id: 'b', section: 'description' },
  ])
})

test('rights that end after the preview stop the change at every school', async () => {
  const id = await plan({ phone: '0221 999888' })
  await endSchoolOfGroup(group, 'b')
  await expect(applyChange(group, id)).rejects.toMatchObject({ code: 'school_not_yours' })
  expect((await said('a')).phone).toBe('0221 123456')
})

test('editors change their own schools, and neither see nor touch the changes of others', async () => {
  const editor = await makeGroupEditor(group.groupId)
  const id = await plan({ phone: '0221 999888' })
  const stranger = { ...(await makeGroup([])), groupId: group.groupId }
  for (const member of [editor, stranger]) {
    expect(await viewChange(member, id, 1)).toBeUndefined()
    for (const perform of [applyChange, undoChange, discardChange])
      await expect(perform(member, id)).rejects.toMatchObject({
        code: member === editor ? 'change_over' : 'group_unknown',
      })
  }
  const own = await plan({ phone: '0221 555' }, ['a'], editor)
  expect((await viewChange(editor, own, 1))?.rows[0]?.problems).toEqual([
    { field: null, text: 'groups.problem.noRight' },
  ])
  await expect(plan({}, ['a'])).rejects.toMatchObject({ code: 'change_empty' })
  await expect(plan({ phone: '1' }, ['a'], stranger)).rejects.toMatchObject({ code: 'group_unknown' })
  await discardChange(group, id)
  expect(await viewChange(group, id, 1)).toBeUndefined()
  await db()
    .updateTable('group_changes')
    .set({ created_at: new Date(0) })
    .execute()
  expect([await removeExpired('group_changes'), await removeExpired('group_changes')]).toEqual([1, 0])
})
