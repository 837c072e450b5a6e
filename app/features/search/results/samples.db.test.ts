import { afterAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { addSamples } from '#db/samples/samples.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { readSearchAddress } from '../search-address.ts'
import { suggestSearches } from '../suggest/suggest-searches.server.ts'
import { countSchools } from './count-schools.server.ts'
import { downloadSchools } from './download-schools.server.ts'
import { searchSchools } from './search-schools.server.ts'

afterAll(closeDirectory)

const search = (query: string) => searchSchools(readSearchAddress(new URLSearchParams(query)), 'de')
const ids = async (query: string) => (await search(query)).schools.map(({ id }) => id).sort()

test('once a country has registered schools, its samples leave lists, counts, filters, suggestions, paid places', async () => {
  await addSamples()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'n', name: 'Gymnasium am Neumarkt' }))
    .execute()
  await schoolsChanged()
  expect(await ids('q=')).toEqual(['1', '2', '3', '4', '5', 'n'])
  expect((await search('q=Gymnasium')).sponsored.map(({ id }) => id)).toEqual(['1'])

  await db().insertInto('registered_countries').values({ country: 'DE' }).execute()
  await schoolsChanged()
  expect(await ids('q=')).toEqual(['3', '4', 'n'])
  expect(await ids('q=Lise-Meitner-Gymnasium&country=DE')).not.toContain('1')
  expect((await search('q=Gymnasium')).sponsored.map(({ id }) => id)).toEqual([])
  expect((await search('q=')).facets.countries).toMatchObject({ DE: 1, FR: 1, ES: 1 })
  expect(await countSchools()).toMatchObject({ registered: 1, byCountry: { DE: 1, FR: 1, ES: 1 } })
  expect((await suggestSearches('Lise-Meit', 'de')).schools).toEqual([])
  expect((await downloadSchools(readSearchAddress(new URLSearchParams('country=DE')))).rows).toHaveLength(1)

  await db().deleteFrom('registered_countries').execute()
  await schoolsChanged()
  expect(await ids('q=')).toEqual(['1', '2', '3', '4', '5', 'n'])
})
