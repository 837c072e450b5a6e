import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { readEducationalProfile } from './read-educational-profile.server.ts'
import { saveText } from './save-text.server.ts'
import { textSchema, type WrittenText } from './text.schema.ts'

const TAB = { section: 'awards', language: 'de' } as const
let owner = { userId: '', schoolId: 'a' }
let editor = owner

const read = (language: Locale = 'de') => readEducationalProfile(owner, { ...TAB, language })
const write = async (given: Partial<WrittenText>, by = owner) =>
  saveText(by, { ...TAB, text: 'Musikpreis 2025', seen: (await read(given.language)).seen, ...given })
const texts = () => db().selectFrom('school_texts').selectAll().orderBy('section').orderBy('language').execute()
const versions = () =>
  db().selectFrom('school_versions').select(['number', 'made_by', 'changed']).orderBy('number').execute()

async function profile(locale: Locale) {
  const found = await findSchool('a', locale)
  if (!found || 'movedTo' in found) throw new Error('no profile')
  return found.school
}

async function runs(schoolId: string, role: 'owner' | 'editor') {
  const { id } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: id, role }).execute()
  return { userId: id, schoolId: 'a' }
}

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('premium_grants')
    .values(['a', 'b'].map((school_id) => ({ school_id, reason: 'test' })))
    .execute()
  owner = await runs('a', 'owner')
  editor = await runs('a', 'editor')
})
afterAll(removeAccounts)

test('a text is saved per section and language, and shown with its date and language', async () => {
  await write({})
  await write({ language: 'en', text: 'Music award 2025' }, editor)
  expect(await read()).toMatchObject({
    text: 'Musikpreis 2025',
    savedAt: expect.any(Date),
    written: { awards: ['de', 'en'], services: [] },
  })
  expect((await profile('en')).sections).toMatchObject([
    { section: 'awards', language: 'en', text: 'Music award 2025', updatedAt: expect.any(Date) },
  ])
  expect((await profile('fr')).sections).toMatchObject([{ language: 'de', text: 'Musikpreis 2025' }])
  expect(await versions()).toEqual([
    { number: 1, made_by: owner.userId, changed: ['awards.de'] },
    { number: 2, made_by: editor.userId, changed: ['awards.en'] },
  ])
})

test('an empty text is taken away and not shown', async () => {
  await write({})
  await write({ text: '' })
  expect(await texts()).toEqual([])
  expect((await profile('de')).sections).toEqual([])
  expect(await versions()).toHaveLength(2)
})

test('the one who saves later is told that the text changed meanwhile, and nothing is lost', async () => {
  const { seen } = await read()
  await write({ text: 'Von der Leitung' })
  await expect(write({ text: 'Vom Sekretariat', seen }, editor)).rejects.toMatchObject({ code: 'text_changed' })
  expect(await texts()).toMatchObject([{ text: 'Von der Leitung' }])
  await write({ text: 'Vom Sekretariat' }, editor)
  expect(await texts()).toMatchObject([{ text: 'Vom Sekretariat' }])
})

test('of two that save at the same time one is told', async () => {
  const { seen } = await read()
  const saves = await Promise.allSettled([write({ text: 'eins', seen }), write({ text: 'zwei', seen }, editor)])
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await texts()).toHaveLength(1)
  expect(await versions()).toHaveLength(1)
})

test('what was there before anybody’s change was kept can be restored as well', async () => {
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'a', ...TAB, text: 'Von früher' })
    .execute()
  await write({ text: 'Neu' })
  expect(await versions()).toMatchObject([
    { number: 1, made_by: null },
    { number: 2, made_by: owner.userId },
  ])
})

test.each(['school_not_yours', 'premium_required'] as const)('%s is refused, and nothing is written', async (code) => {
  const other = code === 'school_not_yours' ? await runs('b', 'owner') : owner
  if (code === 'premium_required') await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  await expect(write({}, other)).rejects.toMatchObject({ code })
  expect([await texts(), await versions()]).toEqual([[], []])
})

test('texts of a school that lost premium are kept and not shown', async () => {
  await write({})
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  expect((await profile('de')).sections).toEqual([])
  expect(await texts()).toHaveLength(1)
})

test('others do not read the texts of a school by its id', async () => {
  await write({})
  const stranger = await runs('b', 'owner')
  expect(await readEducationalProfile(stranger, TAB)).toMatchObject({ text: '', written: { awards: [] } })
})

test('a save that breaks off in the middle leaves nothing of it', async () => {
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'a', ...TAB, text: 'Von früher' })
    .execute()
  // Exceeds the limit of the table: it fails after the previous version has been written.
  await expect(write({ text: 'x'.repeat(60_000) })).rejects.toThrow(/school_texts_length/)
  expect(await texts()).toMatchObject([{ text: 'Von früher' }])
  expect(await versions()).toEqual([])
})

const parse = (text: string) => textSchema.safeParse({ schoolId: 'a', ...TAB, seen: 'x', text })

test('5,000 characters are counted as people count them', () => {
  expect(parse('👩‍🏫'.repeat(5000)).success).toBe(true)
  expect(parse('x'.repeat(5001)).error?.issues).toMatchObject([{ path: ['text'], message: 'ownTexts.tooLong' }])
  expect(parse(`e${'\u0301'.repeat(60_000)}`).error?.issues).toMatchObject([{ message: 'ownTexts.tooLong' }])
})

test('HTML is refused, unseen characters are left out', () => {
  expect(parse('<script>alert(1)</script>').error?.issues).toMatchObject([{ message: 'ownTexts.markup' }])
  expect(parse('\u202eWir\u0007 \r\n- Chor ').data).toMatchObject({ text: 'Wir\n- Chor' })
})
