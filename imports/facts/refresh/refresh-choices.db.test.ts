import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { connectForImport, inTransaction } from '../../connection.ts'
import { openSchools } from './open-schools.ts'
import { refreshStatistics } from './refresh-statistics.ts'

const REGIONS = ['', 'Kent', 'Devon'] as const
const GRADES = ['outstanding', 'good', 'inadequate'] as const
const FACT = 'ofsted_rating'

type School = { region: string; isOpen: boolean; values: Value[] }
type Value = { start: string; period: 'day' | 'school_year'; choice: string | null; isImportDay: boolean }

const value = fc.record({
  start: fc.constantFrom('2021-08-01', '2022-08-01', '2023-08-01', '2024-03-05'),
  period: fc.constantFrom('day' as const, 'school_year' as const),
  choice: fc.option(fc.constantFrom(...GRADES)),
  isImportDay: fc.boolean(),
})
const school = fc.record({
  region: fc.constantFrom(...REGIONS),
  isOpen: fc.boolean(),
  values: fc.uniqueArray(value, { selector: ({ start }) => start, maxLength: 4 }),
})

async function add(schools: readonly School[]) {
  const row = { country: 'GB', source: 'gb-gias', local_type: 'Community school', category: 'primary' } as const
  await db()
    .insertInto('schools')
    .values(
      schools.map(({ region, isOpen }, at) =>
        schoolRow({ id: `gb-${at}`, region, status: isOpen ? 'active' : 'closed', ...row }),
      ),
    )
    .execute()
  const values = schools.flatMap((one, at) =>
    one.values.map(({ start, period, choice, isImportDay }) => ({
      key: `gb-${at}`,
      fact: FACT,
      period_start: start,
      period,
      choice,
      missing: choice === null ? 'suppressed' : null,
      source: 'gb-gias',
      dated_by: isImportDay ? 'import' : 'publisher',
    })),
  )
  if (values.length > 0) await db().insertInto('school_facts').values(values).execute()
}

async function recount() {
  const client = await connectForImport()
  try {
    await inTransaction(client, true, async () => {
      await openSchools(client, 'GB')
      await refreshStatistics(client, 'GB', [{ fact: FACT, start: '2020-01-01' }])
    })
  } finally {
    await client.end()
  }
}

const newestOf = ({ values }: School) =>
  values.filter(({ isImportDay }) => !isImportDay).toSorted((one, other) => other.start.localeCompare(one.start))[0]

/** Counts the same school by school. */
function countedPlainly(schools: readonly School[]) {
  return ['', 'Devon', 'Kent'].flatMap((region) => {
    const newest = schools
      .filter((one) => one.isOpen && (region === '' || one.region === region))
      .flatMap((one) => newestOf(one) ?? [])
    const years = newest.filter(({ period }) => period !== 'day').map(({ start }) => start)
    const edition = years.toSorted().at(-1)
    const standing = newest.filter(({ period, start, choice }) => choice && (period === 'day' || start === edition))
    if (standing.length < 5) return []
    const counts = Object.fromEntries(
      [...Map.groupBy(standing, ({ choice }) => choice)].map(([choice, of]) => [choice, of.length]),
    )
    return [{ region, schools: standing.length, counts, hasEdition: standing.some(({ period }) => period !== 'day') }]
  })
}

test('schools by choice are those that are counted one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(school, { minLength: 5, maxLength: 40 }), async (schools) => {
      for (const table of ['school_facts', 'schools', 'choice_statistics'] as const)
        await db().deleteFrom(table).execute()
      await add(schools)
      await recount()
      const rows = await db().selectFrom('choice_statistics').selectAll().orderBy('region').execute()
      expect(
        rows.map(({ region, schools: count, counts, period }) => ({
          region,
          schools: count,
          counts,
          hasEdition: period !== null,
        })),
      ).toEqual(countedPlainly(schools))
    }),
    { numRuns: 40 },
  )
})

test('what is counted again replaces what was, and only for the kinds concerned', async () => {
  for (const table of ['school_facts', 'schools', 'choice_statistics'] as const) await db().deleteFrom(table).execute()
  const good: Value = { start: '2024-03-05', period: 'day', choice: 'good', isImportDay: false }
  await add(Array.from({ length: 6 }, () => ({ region: 'Kent', isOpen: true, values: [good] })))
  await recount()
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'gb-0').execute()
  await recount()
  const rows = await db().selectFrom('choice_statistics').selectAll().orderBy('region').execute()
  expect(rows).toMatchObject([
    {
      area: 'GB',
      region: '',
      category: 'primary',
      schools: 5,
      counts: { good: 5 },
      region_names: ['Kent'],
      regions: 1,
    },
    { region: 'Kent', schools: 5, period: null, period_start: null },
  ])
})

test('of a former school only its years count for the one that follows it', async () => {
  for (const table of ['school_facts', 'schools', 'choice_statistics'] as const) await db().deleteFrom(table).execute()
  const none = Array.from({ length: 5 }, () => ({ region: 'Kent', isOpen: true, values: [] }))
  await add(none)
  const followed = none.map((_, at) => ({ key: `gb-9${at}`, successor: `gb-${at}` }))
  await db().insertInto('school_successors').values(followed).execute()
  const said = { fact: FACT, choice: 'good', source: 'gb-gias', dated_by: 'publisher' }
  const rowsOf = (period: string) => followed.map(({ key }) => ({ key, ...said, period, period_start: '2024-08-01' }))
  await db().insertInto('school_facts').values(rowsOf('day')).execute()
  await recount()
  expect(await db().selectFrom('choice_statistics').selectAll().execute()).toEqual([])
  await db().updateTable('school_facts').set({ period: 'school_year' }).execute()
  await recount()
  expect(await db().selectFrom('choice_statistics').select(['schools', 'period']).distinct().execute()).toEqual([
    { schools: 5, period: 'school_year' },
  ])
  await db().deleteFrom('school_successors').execute()
})
