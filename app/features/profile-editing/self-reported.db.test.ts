import { parseWithZod } from '@conform-to/zod/v4'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { audited, removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findSelfReported } from './read-self-reported.server.ts'
import { basicsSchema, contactSchema, placeSchema } from './self-reported.schema.ts'
import type { SelfReported } from './self-reported.ts'
import { updateBasics } from './update-basics.server.ts'
import { updateContact, updateContactAndPlace } from './update-contact.server.ts'
import { updateVisibility } from './update-visibility.server.ts'

const REGISTER = { phone: '0221 123456', website: 'https://register.example', features: ['music'], languages: ['en'] }
let userId: string
let member: { userId: string; schoolId: string; locale: 'de' }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Schule am See', ...REGISTER }),
      schoolRow({ id: 'own-1', source: 'own', source_id: 'own-1', name: 'Freie Schule' }),
      schoolRow({ id: 'b' }),
    ])
    .execute()
  userId = (await makeAccount()).id
  for (const school_id of ['a', 'own-1'])
    await db().insertInto('school_members').values({ school_id, user_id: userId, role: 'editor' }).execute()
  member = { userId, schoolId: 'a', locale: 'de' }
})
afterEach(removeCases)

const word = async (schoolId = 'a') => (await findSelfReported(userId, schoolId)) as SelfReported
const profile = () => db().selectFrom('school_profiles').selectAll().executeTakeFirst()
const shown = (id = 'a') =>
  db().selectFrom('school_directory').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const requests = async () =>
  (
    await db()
      .selectFrom('school_corrections')
      .select(['field', 'value', 'by_school', 'state'])
      .orderBy('field')
      .execute()
  ).map(({ field, value, by_school, state }) => `${field}: ${value} ${by_school} ${state}`)
const basics = (known: SelfReported) => ({
  summary_de: '',
  summary_en: '',
  summary_fr: '',
  summary_es: '',
  summary_it: '',
  features: known.features,
  languages: known.languages,
  seen: known.seen.basics,
  facts: null,
})
const place = ({ contact, street, city, postalCode, country, seen }: SelfReported) => ({
  phone: contact.phone,
  website: contact.website,
  address: street,
  city,
  postalCode,
  country,
  seen: seen.contact,
})
/** Messages beside the fields of a form. */
const errors = (schema: Parameters<typeof parseWithZod>[1]['schema'], typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const submission = parseWithZod(form, { schema } as never) as { status?: string; error?: object | null }
  return submission.status === 'success' ? {} : submission.error
}

test('what somebody types is the school’s word; empty or the register’s own word is silence', async () => {
  const { seen } = await word()
  await updateContact(member, { seen: seen.contact, phone: '0221 999', website: '', email: 'post@see.example' })
  expect(await profile()).toMatchObject({ phone: '0221 999', website: null, email: 'post@see.example' })
  expect(await shown()).toMatchObject({ phone: '0221 999', website: 'https://register.example' })
  const again = await word()
  await updateContact(member, { seen: again.seen.contact, phone: '0221 123456' })
  expect(await profile()).toMatchObject({ phone: null, email: 'post@see.example' })
  expect(await db().selectFrom('schools').select('phone').where('id', '=', 'a').executeTakeFirst()).toEqual({
    phone: '0221 123456',
  })
})

test('summaries per language, features beyond the register, languages in place of it', async () => {
  const known = await word()
  await updateBasics(member, {
    ...basics(known),
    summary_de: 'Klein und am Wald.',
    summary_fr: 'Petite école.',
    features: ['music', 'eco'],
    languages: ['fr', 'la'],
  })
  expect(await profile()).toMatchObject({ features: ['eco'], languages: ['fr', 'la'] })
  expect((await word()).summaries).toMatchObject({ de: 'Klein und am Wald.', fr: 'Petite école.', en: '' })
  await updateBasics(member, { ...basics(await word()), languages: ['en'], features: ['music'] })
  expect(await profile()).toMatchObject({ features: [], languages: [] })
  expect(await db().selectFrom('school_texts').selectAll().execute()).toEqual([])
})

test('name, type and address are the word of a school that no register knows, and only of such', async () => {
  const facts = { name: 'Neue Schule', category: 'secondary', local_type: 'Gesamtschule', street: 'Weg 2' } as const
  const all = { ...facts, postal_code: '50667', city: 'Köln' }
  await updateBasics({ userId, schoolId: 'own-1' }, { ...basics(await word('own-1')), facts: all })
  expect(await shown('own-1')).toMatchObject(all)
  await updateBasics(member, { ...basics(await word()), facts: all })
  expect(await shown()).toMatchObject({ name: 'Schule am See', street: 'Schulstraße 1' })
})

test('two people who save at once: the second is told, and nothing of the first is lost', async () => {
  const { seen } = await word()
  await updateContact(member, { seen: seen.contact, phone: '0221 999' })
  const second = updateContact(member, { seen: seen.contact, phone: '0221 111' })
  await expect(second).rejects.toMatchObject({ code: 'text_changed' })
  expect(await profile()).toMatchObject({ phone: '0221 999' })
  const { contact } = (await word()).seen
  const both = await Promise.allSettled(
    ['0221 222', '0221 333'].map((phone) => updateContact(member, { seen: contact, phone })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('who saves one form is not told of a change of another one', async () => {
  const { seen } = await word()
  const hidden = { showInSearch: true, showContact: false, showReviews: true }
  await updateVisibility(member, { seen: seen.visibility, ...hidden })
  await updateContact(member, { seen: seen.contact, phone: '0221 999' })
  expect(await profile()).toMatchObject({ phone: '0221 999', show_contact: false })
})

test('each change is a version, and so is what was there before', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', phone: '0221 1' }).execute()
  await updateContact(member, { seen: (await word()).seen.contact, phone: '0221 999' })
  const versions = await db().selectFrom('school_versions').select(['made_by', 'changed']).orderBy('number').execute()
  expect(versions).toEqual([
    { made_by: null, changed: ['phone'] },
    { made_by: userId, changed: ['phone'] },
  ])
})

test('other people’s schools change for nobody, whatever a form says', async () => {
  const stranger = (await makeAccount()).id
  const { seen } = await word()
  const known = basics(await word())
  const attempts = [
    () => updateContact({ userId: stranger, schoolId: 'a' }, { seen: seen.contact, phone: '1' }),
    () => updateContact({ userId, schoolId: 'b' }, { seen: seen.contact, phone: '1' }),
    () => updateBasics({ userId: stranger, schoolId: 'a' }, known),
    () =>
      updateVisibility(
        { userId: stranger, schoolId: 'a' },
        { seen: seen.visibility, showInSearch: false, showContact: false, showReviews: false },
      ),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'school_not_yours' })
  expect([await profile(), await findSelfReported(stranger, 'a'), await findSelfReported(userId, 'b')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the dashboard’s contact needs premium; a register’s address is asked for, not set', async () => {
  const moved = { ...place(await word()), phone: '0221 999', address: 'Neuer Weg 2', postalCode: '50668' }
  await expect(updateContactAndPlace(member, moved)).rejects.toMatchObject({ code: 'premium_required' })
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  expect(await updateContactAndPlace(member, moved)).toBe(true)
  expect(await shown()).toMatchObject({ phone: '0221 999', street: 'Schulstraße 1', postal_code: '50667' })
  expect(await requests()).toEqual(['postal_code: 50668 true open', 'street: Neuer Weg 2 true open'])
  expect((await word()).requested).toMatchObject([{ value: '50668' }, { value: 'Neuer Weg 2' }].reverse())
  expect(await audited()).toContain('correction.filed')
  expect(await updateContactAndPlace(member, { ...place(await word()), postalCode: '50668', address: '' })).toBe(false)
  expect(await requests()).toEqual(['postal_code: 50668 true open'])
})

test('a school that no register knows moves at once, but not to another country', async () => {
  const own = { userId, schoolId: 'own-1', locale: 'de' as const }
  await db().insertInto('premium_grants').values({ school_id: 'own-1', reason: 'test' }).execute()
  const moved = {
    ...place(await word('own-1')),
    address: 'Rue 1',
    city: 'Lyon',
    postalCode: '69001',
    country: 'FR' as const,
  }
  expect(await updateContactAndPlace(own, moved)).toBe(true)
  expect(await shown('own-1')).toMatchObject({ street: 'Rue 1', city: 'Lyon', country: 'DE' })
  expect(await requests()).toEqual(['country: FR true open'])
})

test('a form is checked beside its fields; what stands already passes as it is', async () => {
  await db().updateTable('schools').set({ phone: '123', postal_code: 'X' }).where('id', '=', 'a').execute()
  const known = await word()
  expect(errors(contactSchema(known), { phone: '123', website: 'javascript:alert(1)', email: 'x@' })).toEqual({
    website: ['own.website.invalid'],
    email: ['field.emailInvalid'],
  })
  expect(errors(contactSchema(known), { phone: '124' })).toEqual({ phone: ['own.phone.invalid'] })
  const typed = { phone: '123', city: 'Köln', postalCode: 'X', country: 'DE' }
  expect(errors(placeSchema(known), typed)).toEqual({})
  expect(errors(placeSchema(known), { ...typed, country: 'FR' })).toEqual({ postalCode: ['own.postalCode.invalid'] })
  expect(errors(placeSchema(known), { ...typed, country: 'US', city: 'x'.repeat(5000) })).toMatchObject({
    country: ['field.invalid'],
    city: ['field.tooLong'],
  })
  const own = await word('own-1')
  expect(errors(basicsSchema(own), { name: ' ', city: '', category: 'x', postalCode: '1' })).toMatchObject({
    name: ['own.name.missing'],
    city: ['own.city.missing'],
    category: ['field.invalid'],
  })
  expect(errors(basicsSchema(known), { summary_de: 'x'.repeat(301), summary_en: '<script>' })).toMatchObject({
    summary_de: ['ownTexts.tooLong'],
    summary_en: ['ownTexts.markup'],
  })
})
