import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import { clearImports, establishment, file, gias, many, run } from '../../testing/import-files.ts'
import { applyAction, imported } from '../../testing/ordered-imports.ts'
import { csv } from '../../testing/read-table.ts'
import { fillStatistics } from './fill-statistics.ts'

beforeEach(async () => {
  await clearImports()
  for (const table of ['school_facts', 'fact_statistics', 'coverage_statistics', 'source_statistics'] as const)
    await db().deleteFrom(table).execute()
})

const coverage = () =>
  db().selectFrom('coverage_statistics').selectAll().orderBy('region').orderBy('category').execute()
const of = async (region: string | null, category: string | null) =>
  (await coverage()).find((row) => row.region === region && row.category === category)
const sourceOf = (source: string) =>
  db().selectFrom('source_statistics').selectAll().where('source', '=', source).executeTakeFirst()

const addSchools = (...rows: Parameters<typeof schoolRow>[0][]) =>
  db()
    .insertInto('schools')
    .values(rows.map((row) => schoolRow({ country: 'GB', source: 'gb-wales', region: 'Gwynedd', ...row })))
    .execute()

/** Facts of the vocabulary that apply to a kind of school. */
const applying = (category: (typeof CATEGORIES)[number], count: number) =>
  FACT_IDS.filter((id) => FACTS[id].categories?.includes(category) ?? true)
    .slice(0, count)
    .map((fact) => ({ fact, choice: 'x' }))

test('open schools are counted by country, region and kind, each with all of them', async () => {
  const position = { lat: 53, lng: -4, position_precision: 'exact' }
  await addSchools(
    { id: 'gb-WLS-1', ...position },
    { id: 'gb-WLS-2', category: 'secondary' },
    { id: 'gb-WLS-3', status: 'closed' },
    { id: 'gb-WLS-4', status: 'hidden' },
    { id: 'gb-WLS-5', region: 'Powys' },
    { id: '1', source: SAMPLE_SOURCE },
    { id: 'fr-1', country: 'FR', source: 'fr-annuaire' },
  )
  await run(gias(establishment({ URN: '100000' })))
  const nothing = { country: 'GB', located: 0, described: 0 }
  expect(await of('Gwynedd', null)).toEqual({ ...nothing, region: 'Gwynedd', category: null, schools: 2, located: 1 })
  expect(await of('Gwynedd', 'secondary')).toMatchObject({ schools: 1, located: 0 })
  expect(await of('Powys', 'primary')).toMatchObject({ schools: 1 })
  expect(await of(null, 'primary')).toMatchObject({ schools: 3, located: 2 })
  expect(await of(null, null)).toMatchObject({ schools: 4, located: 2 })
  expect((await coverage()).every(({ country }) => country === 'GB')).toBe(true)
})

test('six different facts with a value that apply to the kind describe a school', async () => {
  const ids = ['enough', 'few', 'foreign', 'unknown', 'twice'].map((name) => `gb-WLS-${name}`)
  await addSchools(...ids.map((id) => ({ id })), { id: 'gb-WLS-other', region: 'Powys' })
  const [enough, few, foreign, unknown, twice] = ids as [string, string, string, string, string]
  const six = applying('primary', 6)
  const alien = FACT_IDS.find((id) => FACTS[id].categories?.includes('primary') === false)!
  await addFacts(enough, ...six)
  await addFacts(few, ...six.slice(1))
  await addFacts(foreign, ...six.slice(1), { fact: alien, number: 1 })
  await addFacts(unknown, ...six.slice(1), { fact: six[0]!.fact, missing: 'suppressed' })
  await addFacts(twice, ...six.slice(1), { ...six[1]!, period_start: '2023-08-01' })
  await run(gias(establishment({ URN: '100000' })))
  expect(await of('Gwynedd', 'primary')).toMatchObject({ schools: 5, described: 1 })
})

test('facts under the key of a school that was merged describe the one that stands for it', async () => {
  await addSchools({ id: 'gb-WLS-1' })
  await db().insertInto('school_redirects').values({ old_id: 'gb-WLS-0', school_id: 'gb-WLS-1' }).execute()
  const six = applying('primary', 6)
  await addFacts('gb-WLS-1', ...six.slice(0, 3))
  await addFacts('gb-WLS-0', ...six.slice(2))
  await run(gias(establishment({ URN: '100000' })))
  expect(await of('Gwynedd', 'primary')).toMatchObject({ described: 1 })
})

test('the figures are those of plain SQL', async () => {
  const kinds = CATEGORIES.flatMap((category, at) =>
    Array.from({ length: at + 2 }, (_, index) => ({
      id: `gb-WLS-${category.replace('_', '')}-${index}`,
      category,
      region: index % 2 === 0 ? 'Gwynedd' : 'Powys',
    })),
  )
  await addSchools(...kinds)
  for (const [index, { id, category }] of kinds.entries()) await addFacts(id, ...applying(category, 3 + (index % 6)))
  await run(gias(...many(3)))
  for (const category of CATEGORIES) {
    const ids = FACT_IDS.filter((id) => FACTS[id].categories?.includes(category) ?? true)
    const { rows } = await sql<{ schools: number; described: number }>`
      select count(*)::int as schools, count(*) filter (where
        (select count(distinct fact) from school_facts where key = schools.id and fact = any(${ids})
         and missing is null) >= 6)::int as described
      from schools where country = 'GB' and status = 'active' and category = ${category} and region = 'Powys'
    `.execute(db())
    const expected = rows[0]!.schools === 0 ? undefined : expect.objectContaining(rows[0]!)
    expect(await of('Powys', category), category).toEqual(expected)
  }
})

test('a source tells its schools, facts, day and newest school year, as after each import', async () => {
  const day = file(csv(many(3)), 'edubasealldata20260401.csv')
  await run(day)
  await addFacts(
    'gb-100000',
    { fact: 'pupils', number: 5 },
    { fact: 'girls_share', number: 5, period_start: '2020-08-01' },
  )
  await run(day)
  const facts = Number((await sql<{ n: string }>`select count(*) as n from school_facts`.execute(db())).rows[0]!.n)
  expect(await sourceOf('gb-gias')).toEqual({
    source: 'gb-gias',
    schools: 3,
    facts,
    edition: '2026-04-01',
    period_start: '2024-08-01',
    period: 'school_year',
  })
  expect(facts).toBeGreaterThan(2)
})

test('undoing an import counts again, and a dry run does not', async () => {
  await run(gias(...many(2)))
  await run(gias(...many(5)), { dryRun: true })
  expect(await of(null, null)).toMatchObject({ schools: 2 })
  const { id } = await imported([gias(...many(4))])
  expect([await of(null, null), await sourceOf('gb-gias')]).toMatchObject([{ schools: 4 }, { schools: 4 }])
  await applyAction(id, 'undo')
  expect([await of(null, null), await sourceOf('gb-gias')]).toMatchObject([{ schools: 2 }, { schools: 2 }])
})

test('countries that nobody has counted are counted once with their medians, as an import would', async () => {
  await run(gias(...many(3)))
  await addFacts('gb-100000', ...applying('primary', 6))
  await run(gias(...many(6)))
  const statistics = () => db().selectFrom('fact_statistics').selectAll().orderBy('fact').execute()
  const [counted, source, spreads] = [await coverage(), await sourceOf('gb-gias'), await statistics()]
  expect(spreads).not.toEqual([])
  expect(await fillStatistics()).toBe(0)
  for (const table of ['coverage_statistics', 'source_statistics', 'fact_statistics'] as const)
    await db().deleteFrom(table).execute()
  await addSchools({ id: '1', source: SAMPLE_SOURCE, country: 'FR' })
  expect(await fillStatistics()).toBe(1)
  expect(await fillStatistics()).toBe(0)
  expect([await coverage(), await sourceOf('gb-gias'), await statistics()]).toEqual([counted, source, spreads])
  expect(await of(null, 'primary')).toMatchObject({ schools: 6, described: 1 })
})
