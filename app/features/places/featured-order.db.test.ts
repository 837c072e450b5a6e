import { afterAll, expect, test } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { listFeaturedSchools } from './list-featured-schools.server.ts'

afterAll(closeDirectory)

test('of towns of equal size those come first whose addresses do', async () => {
  const towns = ['Köln', 'Celle', 'Bonn', 'Aachen', 'Dortmund', 'Hagen']
  await db()
    .insertInto('schools')
    .values(
      towns.map((city, at) => {
        const place = { city, lat: 50 + at / 4, lng: 7, position_precision: 'exact' as const }
        return schoolRow({ id: `s${at}`, name: `Grundschule ${city}`, ...place })
      }),
    )
    .execute()
  expect((await listFeaturedSchools('de')).map(({ city }) => city)).toEqual(['Aachen', 'Bonn', 'Celle'])
})
