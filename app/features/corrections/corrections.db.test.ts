import { parseWithZod } from '@conform-to/zod/v4'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { audited, mails, removeCases } from '#app/features/moderation/testing/cases.ts'
import { makeModerator } from '#app/features/moderation/testing/make-moderator.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { correctionSchema, type WrittenCorrection } from './correction.schema.ts'
import { correctionData } from './correction-data.server.ts'
import { REPORTABLE } from './correction-fields.ts'
import { decideCorrection } from './decide-correction.server.ts'
import { fileCorrection } from './file-correction.server.ts'
import { viewCorrection } from './list-corrections.server.ts'
import { findCorrectable } from './read-facts.server.ts'

const nobody = { session: null, visitor, locale: 'it' as const }
const phone: WrittenCorrection = {
  field: 'phone',
  value: '0221 999',
  reason: 'https://schule.example',
  email: 'ada@post.example',
}
const pupils: WrittenCorrection = { field: 'pupils', value: '420', reason: 'Aushang', email: undefined }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See', phone: '0221 1', pupils: 400, email: 'amt@see.example' }))
    .execute()
})
afterEach(removeCases)

const shown = () => db().selectFrom('school_directory').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow()
const states = async () =>
  (await db().selectFrom('school_corrections').select(['value', 'state']).orderBy('created_at').execute()).map(
    ({ value, state }) => `${value} ${state}`,
  )
const memberOf = async (id = 'a') => {
  const { id: userId } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: id, user_id: userId, role: 'owner' }).execute()
  return { userId, role: 'user' as const }
}
/** Files a correction. @returns its id */
async function file(written: WrittenCorrection, reporter: Parameters<typeof fileCorrection>[2] = nobody) {
  await fileCorrection('a', written, reporter)
  const row = db()
    .selectFrom('school_corrections')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
  return (await row.executeTakeFirstOrThrow()).id
}
const accept = { outcome: 'accepted' as const, facts: 'Stimmt.' }

test('anybody says what is wrong; nothing changes before a moderator accepts, then the profile does', async () => {
  const id = await file(phone)
  expect(await shown()).toMatchObject({ phone: '0221 1' })
  expect(await viewCorrection(id)).toMatchObject({
    field: 'phone',
    shown: '0221 1',
    value: '0221 999',
    bySchool: false,
    state: 'open',
  })
  await decideCorrection(await makeModerator(), id, { ...accept, seen: '0221 999' })
  expect(await shown()).toMatchObject({ phone: '0221 999' })
  expect(await db().selectFrom('schools').select('phone').executeTakeFirst()).toEqual({ phone: '0221 1' })
  expect(await waitingMails()).toMatchObject([
    { template: 'correction-accepted', to: 'ada@post.example', locale: 'it', props: { facts: 'Stimmt.' } },
  ])
  expect(JSON.stringify(await waitingMails())).not.toContain('0221 999')
  expect(await audited()).toEqual(expect.arrayContaining(['correction.filed', 'correction.accepted']))
})

test('an accepted position moves the pin until the register has another one', async () => {
  const position: WrittenCorrection = { ...phone, field: 'position', value: '51.2277, 6.7735' }
  await db().updateTable('schools').set({ lat: 51.2, lng: 6.7, position_precision: 'town' }).execute()
  const id = await file(position)
  expect(await viewCorrection(id)).toMatchObject({
    shown: '51.2, 6.7',
    register: '51.2, 6.7',
    own: '',
    now: '51.2, 6.7',
  })
  await decideCorrection(await makeModerator(), id, { ...accept, seen: position.value })
  expect(await shown()).toMatchObject({ lat: 51.2277, lng: 6.7735, position_precision: 'exact' })
  expect((await findCorrectable('a'))?.told.find(({ field }) => field === 'position')?.shown).toBe('51.2277, 6.7735')
  await db().updateTable('schools').set({ lat: 51.3 }).execute()
  expect(await shown()).toMatchObject({ lat: 51.3, lng: 6.7, position_precision: 'town' })
})

test.each(['closed', 'duplicate'] as const)(
  'that a school is %s waits for the team, and is told by mail',
  async (field) => {
    const before = await shown()
    const id = await file({ ...phone, field, value: 'seit Sommer' })
    await decideCorrection(await makeModerator(), id, { ...accept, seen: 'seit Sommer' })
    expect(await shown()).toEqual(before)
    expect(await waitingMails()).toMatchObject([{ template: 'correction-accepted', to: 'ada@post.example' }])
  },
)

test('the profile tells the corrected fact and what the register says', async () => {
  await decideCorrection(await makeModerator(), await file(pupils), { ...accept, seen: '420' })
  const found = await findSchool('a', 'de')
  const facts = found && 'school' in found ? found.school.facts : []
  expect(facts.find(({ label }) => label.startsWith('Schülerinnen'))).toEqual({
    key: 'facts.pupils',
    label: 'Schülerinnen und Schüler',
    official: '420',
    register: '400',
    own: '',
  })
})

test('a refusal changes nothing and tells why', async () => {
  const id = await file(phone)
  await decideCorrection(await makeModerator(), id, {
    outcome: 'refused',
    facts: 'Die Nummer gehört jemand anderem.',
    seen: '0221 999',
  })
  expect([await states(), (await shown()).phone]).toEqual([['0221 999 refused'], '0221 1'])
  expect(await waitingMails()).toMatchObject([{ template: 'correction-refused' }])
})

test('the school’s own word stays before an accepted correction', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', phone: '0221 555' }).execute()
  await decideCorrection(await makeModerator(), await file(phone), { ...accept, seen: '0221 999' })
  expect(await shown()).toMatchObject({ phone: '0221 555' })
  expect(
    await viewCorrection((await db().selectFrom('school_corrections').select('id').executeTakeFirstOrThrow()).id),
  ).toMatchObject({
    register: '0221 1',
    own: '0221 555',
    now: '0221 555',
    state: 'accepted',
  })
})

test('a later correction takes the place of an earlier one', async () => {
  const moderator = await makeModerator()
  await decideCorrection(moderator, await file(pupils), { ...accept, seen: '420' })
  await decideCorrection(moderator, await file({ ...pupils, value: '430' }), { ...accept, seen: '430' })
  expect([await states(), (await shown()).pupils]).toEqual([['420 replaced', '430 accepted'], 430])
})

test('two moderators at once: one decides', async () => {
  const id = await file(phone)
  const [one, other] = [await makeModerator(), await makeModerator()]
  const decided = await Promise.allSettled([
    decideCorrection(one, id, { ...accept, seen: '0221 999' }),
    decideCorrection(other, id, { outcome: 'refused', facts: 'Nein.', seen: '0221 999' }),
  ])
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await mails()).length).toBe(1)
})

test('two corrections of one fact accepted at once leave one standing', async () => {
  const moderator = await makeModerator()
  const ids = [await file(pupils), await file({ ...pupils, value: '430' })]
  await Promise.all(ids.map((id, at) => decideCorrection(moderator, id, { ...accept, seen: at === 0 ? '420' : '430' })))
  expect((await states()).map((state) => state.split(' ')[1]).sort()).toEqual(['accepted', 'replaced'])
})

test('what members ask for is marked, once per fact, and changed by asking again', async () => {
  const session = await memberOf()
  await file(phone, { ...nobody, session })
  const id = await file({ ...phone, value: '0221 777', email: undefined }, { ...nobody, session })
  expect(await viewCorrection(id)).toMatchObject({ value: '0221 777', bySchool: true, others: [] })
  const stale = decideCorrection(await makeModerator(), id, { ...accept, seen: '0221 999' })
  await expect(stale).rejects.toMatchObject({ code: 'already_decided' })
  await decideCorrection(await makeModerator(), id, { ...accept, seen: '0221 777' })
  expect((await mails())[0]).toMatch(/^correction-accepted person-/)
})

test('until it is decided, both values of what a school asks for are on its profile', async () => {
  await file({ ...pupils, field: 'name', value: 'Seeschule' }, { ...nobody, session: await memberOf() })
  const found = await findSchool('a', 'de')
  const facts = found && 'school' in found ? found.school.facts : []
  expect(facts.find(({ label }) => label === 'Name')).toMatchObject({
    official: 'Schule am See',
    own: 'Seeschule',
    requested: true,
  })
})

test('nobody decides about their own matter', async () => {
  const moderator = await makeModerator()
  const id = await file(phone, { ...nobody, session: moderator })
  const own = decideCorrection(moderator, id, { ...accept, seen: '0221 999' })
  await expect(own).rejects.toMatchObject({ code: 'not_allowed' })
  const member = await makeModerator()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.userId, role: 'owner' }).execute()
  const ofSchool = decideCorrection(member, id, { ...accept, seen: '0221 999' })
  await expect(ofSchool).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await states()).toEqual(['0221 999 open'])
})

test('what the profile says already, hidden schools and contact data that the school hides are not asked for', async () => {
  await expect(file({ ...phone, value: '0221 1' })).rejects.toMatchObject({ code: 'correction_same' })
  await expect(fileCorrection('b', phone, nobody)).rejects.toMatchObject({ code: 'school_unknown' })
  expect(JSON.stringify(await findCorrectable('a'))).not.toContain('amt@see.example')
  await db().insertInto('school_profiles').values({ school_id: 'a', show_contact: false }).execute()
  const found = await findCorrectable('a')
  expect(found?.fields).not.toContain('phone')
  expect(JSON.stringify(found)).not.toContain('0221 1')
})

test('many hints from one place are stopped', async () => {
  await file(phone)
  await db().updateTable('attempt_counts').set({ points: 30 }).where('key', 'like', 'report-guest:network%').execute()
  await expect(file(pupils)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('who asked is forgotten six months after the decision, and goes with the account', async () => {
  const { id: reporter_id } = await makeAccount()
  await decideCorrection(await makeModerator(), await file(phone), { ...accept, seen: '0221 999' })
  await db().updateTable('school_corrections').set({ reporter_id }).execute()
  expect([await removeExpired('school_corrections'), await correctionData.read(reporter_id)]).toMatchObject([
    0,
    [{ value: '0221 999' }],
  ])
  await db()
    .updateTable('school_corrections')
    .set({ decided_at: new Date('2026-01-01') })
    .execute()
  expect([await removeExpired('school_corrections'), await removeExpired('school_corrections')]).toEqual([1, 0])
  await db().updateTable('school_corrections').set({ reporter_id, reporter_email: 'x@post.example' }).execute()
  await db()
    .transaction()
    .execute((trx) => correctionData.erase!(trx, reporter_id))
  const [left] = await db().selectFrom('school_corrections').select(['reporter_id', 'reporter_email']).execute()
  expect(left).toEqual({ reporter_id: null, reporter_email: '' })
})

test.each([
  [{ field: 'website', value: 'javascript:alert(1)' }, { value: ['correction.value.invalid'] }],
  [{ field: 'website', value: 'https://a:b@schule.de' }, { value: ['correction.value.invalid'] }],
  [{ field: 'category', value: 'university' }, { value: ['correction.value.invalid'] }],
  [{ field: 'status', value: 'closed' }, { field: ['correction.field.missing'] }],
  [{ field: 'name', value: 'x'.repeat(301) }, { value: ['field.tooLong'] }],
  [{ field: 'name', value: '' }, { value: ['correction.value.missing'] }],
  [{ field: 'name', value: 'X', homepage: 'https://spam.example' }, { homepage: ['correction.trap'] }],
  [{ field: 'name', value: '<script>alert(1)</script>' }, {}],
  [{ field: 'pupils', value: '1.250' }, {}],
  [{ field: 'position', value: '51.2277,6.7735' }, {}],
  [{ field: 'position', value: 'https://www.openstreetmap.org/#map=19/51.227700/6.773500' }, {}],
  [{ field: 'position', value: 'hinter der Kirche' }, { value: ['correction.value.invalid'] }],
  [{ field: 'position', value: '91.2277, 6.7735' }, { value: ['correction.value.invalid'] }],
  [{ field: 'closed', value: 'seit Sommer' }, {}],
  [{ field: 'duplicate', value: 'https://schule.example/schools/b' }, {}],
])('%o is answered with %o', (typed, errors) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ reason: 'Aushang', ...typed })) form.set(name, value)
  const submission = parseWithZod(form, { schema: correctionSchema(REPORTABLE, 'DE') })
  expect(submission.status === 'success' ? {} : submission.error).toEqual(errors)
})
