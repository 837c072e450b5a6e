import { beforeEach, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { findSchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { connectForImport, inTransaction } from '../../connection.ts'
import { clearImports, establishment, gias, run } from '../../testing/import-files.ts'
import { expectedSchools } from './expected-schools.ts'
import { openSchools } from './open-schools.ts'
import { type ExpectedSchools, kindRows, refreshKinds } from './refresh-kinds.ts'
import { refreshStatistics } from './refresh-statistics.ts'

beforeEach(async () => {
  await clearImports()
  for (const table of ['school_facts', 'fact_statistics', 'kind_statistics', 'coverage_statistics'] as const)
    await db().deleteFrom(table).execute()
})

/** Adds English primary schools, some of them with a number of pupils. */
async function addCounty(region: string, schools: number, withPupils = schools) {
  const ids = Array.from({ length: schools }, (_, at) => `gb-${region}${at}`)
  const row = { country: 'GB', source: 'gb-gias', region, local_type: 'Community school' } as const
  await db()
    .insertInto('schools')
    .values(ids.map((id) => schoolRow({ id, ...row })))
    .execute()
  for (const [at, id] of ids.slice(0, withPupils).entries()) await addFacts(id, { fact: 'pupils', number: 100 + at })
}

/** Counts as an import does, where the publisher says how many schools there should be. */
async function counted(...expected: ExpectedSchools[]) {
  const client = await connectForImport()
  try {
    await inTransaction(client, true, async () => {
      await openSchools(client, 'GB')
      await refreshStatistics(client, 'GB', [{ fact: 'pupils', start: '2024-08-01' }])
      await refreshKinds(client, 'GB', expected)
    })
  } finally {
    await client.end()
  }
}
const middleOf = async (id: string, region: string) => {
  const school = {
    id,
    country: 'GB',
    region,
    category: 'primary',
    localType: 'Community school',
    ownership: null,
  } as const
  return (await findSchoolFacts(school, 'en')).glance[0]?.middle
}

test('two counties of England are never England, however completely they are known', async () => {
  await addCounty('Hampshire', 9)
  await addCounty('Berkshire', 6)
  await counted({ area: 'GB', schools: 400 })
  expect(await middleOf('gb-Hampshire0', 'Hampshire')).toBe(
    'Primary school, median: 104 (9 schools in Hampshire); 103 (15 schools in Berkshire and Hampshire)',
  )
  await counted()
  expect(await middleOf('gb-Hampshire0', 'Hampshire')).not.toContain('England')
})

test('where the whole register is loaded, region and country are named, from four in five known values', async () => {
  await addCounty('Hampshire', 10, 8)
  await addCounty('Berkshire', 5, 4)
  await counted({ area: 'GB', schools: 15 })
  expect(await middleOf('gb-Hampshire0', 'Hampshire')).toBe('Primary school, median: 104 (Hampshire); 103 (England)')
  await db().deleteFrom('school_facts').where('key', '=', 'gb-Hampshire7').execute()
  await counted({ area: 'GB', schools: 15 })
  expect(await middleOf('gb-Hampshire0', 'Hampshire')).toBe(
    'Primary school, median: 103 (7 schools in Hampshire); 102 (11 schools in Berkshire and Hampshire)',
  )
})

test('samples are neither counted nor part of a median', async () => {
  await addCounty('Hampshire', 5)
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: '1', country: 'GB', source: SAMPLE_SOURCE, region: 'Hampshire' }))
    .execute()
  await addFacts('1', { fact: 'pupils', number: 9999 })
  await counted({ area: 'GB', schools: 5 })
  const spreads = await db().selectFrom('fact_statistics').select('schools').execute()
  const kinds = await db().selectFrom('kind_statistics').select('schools').execute()
  expect([...spreads, ...kinds].map(({ schools }) => schools)).toEqual([5, 5, 5, 5])
})

test('every import counts the kinds, and expects what the register should list', async () => {
  await run(gias(establishment({ URN: '100000' }), establishment({ URN: '100001' })))
  const rows = await db().selectFrom('kind_statistics').selectAll().orderBy('region').execute()
  expect(rows[0]).toMatchObject({ area: 'GB', region: '', kind: 'primary', schools: 2 })
  expect(rows.map(({ expected }) => expected)).toEqual(rows.map(() => expectedSchools('GB')[0]!.schools))
})

test('a number for regions counts before one for their area, and all the kinds of a place miss the same share', () => {
  const count = (region: string, kind: string, schools: number) => ({ area: 'DE', region, kind, schools })
  const counts = [count('Sachsen', 'primary', 60), count('Sachsen', 'secondary', 20), count('Bayern', 'primary', 100)]
  const rows = (...expected: ExpectedSchools[]) =>
    kindRows(counts, expected).map((row) => [row.region, row.kind, row.schools, row.expected])
  expect(rows({ area: 'DE', regions: ['Sachsen'], schools: 160 }, { area: 'DE', schools: 90 })).toEqual([
    ['', 'primary', 160, 160],
    ['', 'secondary', 20, 20],
    ['Sachsen', 'primary', 60, 120],
    ['Sachsen', 'secondary', 20, 40],
    ['Bayern', 'primary', 100, 100],
  ])
  expect(rows({ area: 'DE', regions: ['Sachsen', 'Bayern'], schools: 360 })).toEqual([
    ['', 'primary', 160, null],
    ['', 'secondary', 20, null],
    ['Sachsen', 'primary', 60, 120],
    ['Sachsen', 'secondary', 20, 40],
    ['Bayern', 'primary', 100, 200],
  ])
  expect(kindRows([count('', 'primary', 5)], [])).toEqual([
    { area: 'DE', region: '', kind: 'primary', schools: 5, regions: 0, expected: null },
  ])
})

test('each nation of the United Kingdom has its register, and the Länder theirs', () => {
  expect(
    expectedSchools('GB')
      .map(({ area }) => area)
      .sort(),
  ).toEqual(['GB', 'GB-NIR', 'GB-SCT', 'GB-WLS'])
  expect(expectedSchools('FR')).toMatchObject([{ area: 'FR' }])
  expect(expectedSchools('DE').every(({ regions }) => regions)).toBe(true)
})
