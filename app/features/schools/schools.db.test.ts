import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { revealEmail } from '#app/features/school-profile/reveal-email.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Category } from '#db/vocabulary.ts'
import { type KindOfSchool, kindOfSchool, kindOfSchoolSql } from './kind-of-school.ts'
import { listSchools } from './list-schools.server.ts'

const profileOf = async (id: string) => {
  const found = await findSchool(id, 'de')
  if (!found || 'movedTo' in found) throw new Error(`no profile of ${id}`)
  return found.school
}

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'A', phone: '0221 1', email: 'a@example.org', website: 'https://a.example' }),
      schoolRow({ id: 'b', name: 'B', country: 'FR' }),
      schoolRow({ id: 'closed', status: 'closed', successor_id: 'a' }),
      schoolRow({ id: 'hidden', status: 'hidden', email: 'h@example.org' }),
    ])
    .execute()
})

test('the school’s own word stands before the register’s, which an import may change without harm', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', phone: '0221 999', name: null }).execute()
  await db().updateTable('schools').set({ phone: '0221 2', name: 'A neu' }).where('id', '=', 'a').execute()
  expect(await profileOf('a')).toMatchObject({ phone: '0221 999', name: 'A neu' })
})

test('a site leads to the others of its institute that are open, in its register alone', async () => {
  const site = (id: string, given = {}) => schoolRow({ id, name: id, institute: 'RMIC8DX005', ...given })
  await db()
    .insertInto('schools')
    .values([
      site('s1', { street: 'Via Roma 1', local_type: 'Scuola primaria' }),
      site('s2', { city: 'Bonn' }),
      site('s5', { local_type: 'Scuola dell’infanzia' }),
      site('s6', { local_type: 'Scuola primaria' }),
      site('s3', { status: 'closed' }),
      site('s4', { source: 'it-miur' }),
    ])
    .execute()
  const { label, sites } = (await profileOf('s2')).institute ?? {}
  expect(label).toBe(
    'Zugehörige Standorte und Schulen: 2\u00a0×\u00a0Scuola primaria und 1\u00a0×\u00a0Scuola dell’infanzia',
  )
  expect(sites?.map(({ id }) => id)).toEqual(['s1', 's5', 's6'])
  expect(sites?.[0]).toEqual({ id: 's1', name: 's1', address: 'Scuola primaria, Via Roma 1, 50667 Köln' })
  expect((await profileOf('s3')).institute).toBeNull()
  expect((await profileOf('s4')).institute).toBeNull()
  expect((await profileOf('a')).institute).toBeNull()
})

test('schools for the youngest are a kind of their own, for the program as for the database', async () => {
  const types: [string, KindOfSchool, Category?][] = [
    ['Scuola dell’infanzia', 'nursery'],
    ["Scuola dell'infanzia", 'nursery', 'other'],
    ["École maternelle d'application", 'nursery'],
    ['Centro de Educación Infantil', 'nursery'],
    ['Escuela infantil-casa de niños', 'nursery'],
    ["Llar d'infants", 'nursery'],
    ['Parvulari', 'nursery'],
    ['Local authority nursery school', 'nursery'],
    ['Community nursery school', 'nursery'],
    ['Colegio de Educación Infantil y Primaria', 'primary'],
    ['Centro privado de educación infantil, primaria y secundaria', 'primary'],
    ['École primaire', 'primary'],
    ['Community school', 'primary'],
    ['', 'primary'],
  ]
  for (const [localType, kind, category = 'primary'] of types) {
    const expected = category === 'primary' ? kind : category
    const { rows } = await sql`select ${sql.raw(kindOfSchoolSql('s'))} as kind
      from (values (${category}, ${localType})) as s (category, local_type)`.execute(db())
    expect([kindOfSchool({ category, localType }), rows[0]], localType).toEqual([expected, { kind: expected }])
  }
})

test('hidden contact data leave the profile and are not revealed', async () => {
  expect(await profileOf('a')).toMatchObject({ phone: '0221 1', website: 'https://a.example', hasEmail: true })
  expect(await revealEmail('a')).toBe('a@example.org')
  await db().insertInto('school_profiles').values({ school_id: 'a', show_contact: false }).execute()
  expect(await profileOf('a')).toMatchObject({ phone: '', website: '', hasEmail: false })
  expect(await revealEmail('a')).toBeNull()
})

test('the address is never part of the profile itself', async () => {
  expect(JSON.stringify(await findSchool('a', 'de'))).not.toContain('a@example.org')
})

test('a hidden school is nowhere, a closed one keeps its page with its successor', async () => {
  expect(await findSchool('hidden', 'de')).toBeNull()
  expect(await revealEmail('hidden')).toBeNull()
  expect(await profileOf('closed')).toMatchObject({ closed: true, successor: { id: 'a', name: 'A' } })
  expect((await listSchools(['hidden', 'closed', 'b', 'a'], 'de')).map((school) => school.id)).toEqual(['b', 'a'])
})

test('a merged school leads to the one that took its place', async () => {
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  expect(await findSchool('old', 'de')).toEqual({ movedTo: 'a' })
  expect(await findSchool('never', 'de')).toBeNull()
  await db().insertInto('school_redirects').values({ old_id: 'older', school_id: 'hidden' }).execute()
  expect(await findSchool('older', 'de')).toBeNull()
})

test('schools that do not want to be found are in no list, but keep their page', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', show_in_search: false }).execute()
  expect(await listSchools(['a'], 'de')).toEqual([])
  expect((await profileOf('a')).name).toBe('A')
})

test('an average is shown from three reviews on', async () => {
  const averages = []
  for (let count = 1; count <= 3; count++) {
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', rating: 5 }))
      .execute()
    const [summary] = await listSchools(['a'], 'de')
    averages.push([summary?.ratingCount, summary?.ratingAverage, (await profileOf('a')).ratingAverage])
  }
  expect(averages).toEqual([
    [1, null, null],
    [2, null, null],
    [3, 5, 5],
  ])
})

test('texts come in the reader’s language, else in the school’s own', async () => {
  const text = (school_id: string, language: string) => ({ school_id, section: 'summary', language, text: language })
  await db()
    .insertInto('school_texts')
    .values([text('b', 'de'), text('b', 'en'), text('b', 'fr')])
    .execute()
  const languages = await Promise.all(
    (['en', 'it'] as const).map(async (locale) => (await listSchools(['b'], locale))[0]?.summary?.language),
  )
  expect(languages).toEqual(['en', 'fr'])
})

test('what only premium shows is not sent for other schools', async () => {
  await db()
    .insertInto('school_texts')
    .values([
      { school_id: 'a', section: 'description', language: 'de', text: 'Lang' },
      { school_id: 'a', section: 'facilities', language: 'de', text: 'Räume' },
    ])
    .execute()
  await db().insertInto('school_profiles').values({ school_id: 'a', logo: '/logo.svg' }).execute()
  const image = (position: number) => ({
    school_id: 'a',
    kind: 'image',
    url: `/${position}.webp`,
    title: 'Bild',
    width: 3,
    height: 2,
    position,
  })
  await db()
    .insertInto('school_media')
    .values([image(1), image(2)])
    .execute()
  expect(await profileOf('a')).toMatchObject({
    premium: false,
    logo: null,
    longDescription: null,
    sections: [],
    images: [{ url: '/1.webp' }],
  })
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const premium = await profileOf('a')
  expect(premium).toMatchObject({
    premium: true,
    logo: '/logo.svg',
    longDescription: { text: 'Lang' },
    sections: [{ section: 'facilities' }],
  })
  expect(premium.images).toHaveLength(2)
  await sql`update premium_grants set ended_at = now()`.execute(db())
  expect((await profileOf('a')).premium).toBe(false)
})
