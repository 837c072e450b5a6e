import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { previewSchool } from './preview-school.server.ts'
import { profileSchema } from './profile.schema.ts'
import type { ProfileWords } from './profile-form.ts'
import { findProfileForm } from './read-profile-form.server.ts'
import { discardDraft, publishDraft, publishProfile, saveDraft } from './save-profile.server.ts'

const NO_TEXTS = { de: '', en: '', fr: '', es: '', it: '' }
const WORDS: ProfileWords = {
  name: 'Schule a',
  features: ['music', 'eco'],
  languages: ['en', 'la'],
  summaries: { ...NO_TEXTS, de: 'Klein und am Wald.', en: 'Small and near the forest.' },
  descriptions: { ...NO_TEXTS, de: 'Seit 1905.' },
}
let owner = { userId: '', schoolId: 'a', locale: 'de' as const }
let editor = owner
let stranger = owner

async function runs(schoolId: string, role: 'owner' | 'editor') {
  const { id } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: id, role }).execute()
  return { ...owner, userId: id }
}
async function form() {
  const found = await findProfileForm(owner)
  if (!found) throw new Error('no form')
  return found
}
const seen = async () => (await form()).seen
const publish = async (words: Partial<ProfileWords> = {}, by = owner) =>
  publishProfile(by, { seen: await seen(), words: { ...WORDS, ...words } })
const draft = async (words: Partial<ProfileWords> = {}, by = owner) =>
  saveDraft(by, { seen: await seen(), words: { ...WORDS, ...words } })
async function shown(locale: 'de' | 'en' | 'fr' = 'de') {
  const found = await findSchool('a', locale)
  if (!found || 'movedTo' in found) throw new Error('no profile')
  return found.school
}
const everything = async () => [
  await db().selectFrom('school_profiles').selectAll().execute(),
  await db().selectFrom('school_texts').selectAll().execute(),
  await db().selectFrom('school_drafts').selectAll().execute(),
  await db().selectFrom('school_versions').selectAll().execute(),
]

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', features: ['music'], languages: ['en'] }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('premium_grants')
    .values(['a', 'b'].map((school_id) => ({ school_id, reason: 'test' })))
    .execute()
  owner = await runs('a', 'owner')
  editor = await runs('a', 'editor')
  stranger = await runs('b', 'owner')
})
afterAll(removeAccounts)

test('what is published is shown, in the language of the reader', async () => {
  await publish({}, editor)
  expect(await shown('en')).toMatchObject({
    features: ['music', 'eco'],
    summary: { text: 'Small and near the forest.', language: 'en' },
    longDescription: { text: 'Seit 1905.', language: 'de' },
  })
  expect((await form()).published).toEqual(WORDS)
  const [profiles] = await everything()
  expect(profiles).toMatchObject([{ features: ['eco'], languages: ['en', 'la'], name: null }])
})

test('a draft is seen in the preview and by no visitor, until it is published', async () => {
  await draft({}, editor)
  expect(await shown()).toMatchObject({ features: ['music'], summary: null, longDescription: null, own: null })
  const preview = await previewSchool(owner, 'fr')
  expect(preview?.profile).toMatchObject({
    features: ['music', 'eco'],
    summary: { text: 'Klein und am Wald.', language: 'de' },
    longDescription: { text: 'Seit 1905.' },
  })
  expect((await form()).draft).toMatchObject({ words: WORDS, savedBy: expect.stringContaining('@') })
  await publishDraft(owner, preview?.seen ?? '')
  expect(await shown()).toMatchObject({ summary: { text: 'Klein und am Wald.' } })
  expect((await form()).draft).toBeNull()
})

test('a text that the draft takes away is not in the preview', async () => {
  await publish()
  await draft({ descriptions: NO_TEXTS, summaries: NO_TEXTS, languages: ['en'] })
  expect((await previewSchool(owner, 'de'))?.profile).toMatchObject({ summary: null, longDescription: null })
  expect(await shown()).toMatchObject({ longDescription: { text: 'Seit 1905.' } })
})

test('a draft can be discarded, and the profile stays as it is', async () => {
  await publish()
  await draft({ features: [] })
  await discardDraft(editor, await seen())
  expect(await form()).toMatchObject({ draft: null, published: WORDS })
})

test('the one who saves later is told that profile or draft changed meanwhile', async () => {
  const before = await seen()
  await draft({ features: ['arts'] })
  const late = { seen: before, words: WORDS }
  const kept = await everything()
  for (const save of [publishProfile, saveDraft]) {
    await expect(save(editor, late)).rejects.toMatchObject({ code: 'text_changed' })
  }
  await expect(publishDraft(editor, before)).rejects.toMatchObject({ code: 'text_changed' })
  expect(await everything()).toEqual(kept)
})

const nameCorrections = () =>
  db().selectFrom('school_corrections').select(['field', 'shown', 'value', 'by_school', 'reporter_id']).execute()

test('another name than the register’s is requested once it is published, and the register’s stays public', async () => {
  await draft({ name: 'Schule am Anger' })
  expect([await nameCorrections(), (await previewSchool(owner, 'de'))?.profile.name]).toEqual([[], 'Schule a'])
  expect(await publishDraft(owner, await seen())).toBe(true)
  const request = { field: 'name', shown: 'Schule a', value: 'Schule am Anger', by_school: true }
  expect(await nameCorrections()).toEqual([{ ...request, reporter_id: owner.userId }])
  expect(await shown()).toMatchObject({ name: 'Schule a' })
  expect((await form()).published.name).toBe('Schule am Anger')
  expect(await publish({ name: 'Schule am Anger' }, editor)).toBe(false)
  expect(await nameCorrections()).toHaveLength(1)
  expect(await publish({ name: 'Schule a' })).toBe(false)
  expect(await nameCorrections()).toEqual([])
})

test('a school that no register has bears the name that it gives itself', async () => {
  await db().updateTable('schools').set({ source: 'own' }).execute()
  expect(await publish({ name: 'Lernwerkstatt am See' })).toBe(false)
  expect([await shown(), await nameCorrections()]).toMatchObject([{ name: 'Lernwerkstatt am See' }, []])
})

test('a draft without a name, as earlier forms sent it, has the published one', async () => {
  await draft()
  await db().updateTable('school_drafts').set({ content: sql`content || '{"name": null}'` }).execute()
  expect((await form()).draft?.words.name).toBe('Schule a')
})

test.each(['school_not_yours', 'premium_required'] as const)('%s: nothing is written', async (code) => {
  await draft()
  const typed = { seen: await seen(), words: { ...WORDS, features: [] } }
  if (code === 'premium_required') await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  const who = code === 'premium_required' ? owner : stranger
  const kept = await everything()
  for (const save of [publishProfile, saveDraft]) await expect(save(who, typed)).rejects.toMatchObject({ code })
  for (const change of [publishDraft, discardDraft])
    await expect(change(who, typed.seen)).rejects.toMatchObject({ code })
  expect(await everything()).toEqual(kept)
})

test('others see neither form nor preview of a school by its id', async () => {
  await draft()
  expect(await findProfileForm(stranger)).toBeUndefined()
  expect(await previewSchool(stranger, 'de')).toBeUndefined()
})

test('publishing that breaks off in the middle leaves what was', async () => {
  await publish()
  await draft({ features: [] })
  const kept = await everything()
  const tooLong = { ...WORDS, features: [], descriptions: { ...NO_TEXTS, it: 'x'.repeat(60_000) } }
  await expect(publishProfile(owner, { seen: await seen(), words: tooLong })).rejects.toThrow(/school_texts_length/)
  expect(await everything()).toEqual(kept)
})

const parse = (typed: object) => profileSchema.safeParse({ schoolId: 'a', seen: 'x', name: 'Schule a', ...typed })

test('what the form sends is checked', () => {
  expect(parse({ features: ['music', 'music'], languages: ['de'], summary_de: ' Kurz ' }).data).toMatchObject({
    step: 'publish',
    words: { name: 'Schule a', features: ['music'], languages: ['de'], summaries: { ...NO_TEXTS, de: 'Kurz' } },
  })
  expect(parse({ summary_fr: 'x'.repeat(301) }).error?.issues).toMatchObject([{ path: ['summary_fr'] }])
  expect(parse({ description_it: '<i>x</i>' }).error?.issues).toMatchObject([{ message: 'ownTexts.markup' }])
  expect(parse({ features: ['wifi'] }).success).toBe(false)
  expect(parse({ languages: ['<b>'] }).success).toBe(false)
  expect(parse({ name: ' \u202e ' }).error?.issues).toMatchObject([{ message: 'editProfile.name.missing' }])
  expect(parse({ name: 'Schule\nam  See' }).data).toMatchObject({ words: { name: 'Schule am See' } })
})
