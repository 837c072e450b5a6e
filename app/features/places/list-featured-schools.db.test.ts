import { afterAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { listFeaturedSchools } from './list-featured-schools.server.ts'

afterAll(closeDirectory)

const at = (city: string, lat: number) => ({ city, lat, lng: 7, position_precision: 'exact' as const })
const primary = (id: string, place: ReturnType<typeof at>) => schoolRow({ id, name: `Grundschule ${id}`, ...place })
const highSchool = { category: 'high_school', local_type: 'Gymnasium' } as const
const [koeln, bonn, hagen] = [at('Köln', 50.9), at('Bonn', 50.7), at('Hagen', 51.4)]
const lyon = { country: 'FR', region: 'Rhône', ...at('Lyon', 45.8) } as const

const featured = async (locale: 'de' | 'fr') => (await listFeaturedSchools(locale)).map(({ id }) => id)

test('the best schools of the largest towns of the language’s country, samples only without a register', async () => {
  await db()
    .insertInto('schools')
    .values([
      ...['1', '2', '3'].map((id) => schoolRow({ id, source: 'sample', ...bonn })),
      ...['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'].map((id) => primary(id, koeln)),
      ...['h1', 'h2', 'h3'].map((id) => primary(id, hagen)),
      schoolRow({ id: 'h4', name: 'Gymnasium Hagen', ...highSchool, ...hagen }),
      schoolRow({ id: 'l1', name: 'École Lyon', ...lyon }),
    ])
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'k1', reason: 'paid' }).execute()
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'k1', section: 'summary', language: 'de', text: 'Wir sind die Besten.' })
    .execute()
  await addFacts('k3', { fact: 'pupils', number: 200 })
  await schoolsChanged()
  // Köln by its facts, not by what is paid or told; in Hagen another kind of school; then the next country.
  expect(await featured('de')).toEqual(['k3', 'h4', 'l1'])
  expect(await featured('fr')).toEqual(['l1', 'k3', 'h4'])

  // In Köln the second of a kind of which nothing is told makes way for one of another kind of which something is.
  await addFacts('h2', { fact: 'pupils', number: 100 })
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'h5', ...highSchool, ...hagen }))
    .execute()
  await addFacts('h5', { fact: 'pupils', number: 700 })
  await schoolsChanged()
  await eventually(async () => expect(await featured('de')).toEqual(['k3', 'h5', 'l1']))

  await db()
    .insertInto('reviews')
    .values([5, 5, 5].map((rating) => reviewRow({ school_id: 'k5', rating })))
    .execute()
  await eventually(async () => expect((await featured('de'))[0]).toBe('k5'))

  await db().updateTable('schools').set({ status: 'hidden' }).where('source', '<>', 'sample').execute()
  expect(await featured('de')).toEqual(['1', '2', '3'])
})
