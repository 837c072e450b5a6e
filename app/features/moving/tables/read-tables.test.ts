import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { parseTurns } from '#app/features/admission-dates/rules/recurring-rule.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'
import { NEWCOMERS_FILE, readTables, SOURCES_FILE, YEARS_FILE } from './read-tables.server.ts'
import { NEWCOMER_COLUMNS, SOURCE_COLUMNS, YEAR_COLUMNS } from './row-schemas.ts'
import { TOPICS } from './rows.ts'

const COMMITTED = new URL('../../../../data', import.meta.url).pathname
const TODAY = '2026-11-30'
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'moving-'))
afterAll(() => fs.rm(folder, { recursive: true }))

const YEAR = {
  ...{ country: 'FR', area: '', class: '6', name: '6e', stage: 'secondary', age_from: '11', age_to: '12' },
  ...{ turns: '11@12-31@0', kinds: 'lower_secondary:Collège', sources: 'fr-law', office: '', checked: '1', note: '' },
}
const NEWCOMER = {
  ...{ country: 'FR', area: '', topic: 'language', name: 'UPE2A', age_from: '', age_to: '', months: '24', gap: '' },
  ...{ decides: '', bring: '', sources: 'fr-law', office: '', checked: '1', note: '' },
}
const SOURCE = {
  ...{ id: 'fr-law', url: 'https://example.org/', title: 'Code', publisher: 'Légifrance', licence: '' },
  ...{ read_on: '2026-11-29', cite: 'art. 1', note: '' },
}
type Row = Record<string, string>
const write = (file: string, columns: readonly string[], rows: Row[]) =>
  fs.writeFile(
    path.join(folder, file),
    [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column]!)))].join(''),
  )
beforeEach(async () => {
  await write(YEARS_FILE, YEAR_COLUMNS, [YEAR])
  await write(NEWCOMERS_FILE, NEWCOMER_COLUMNS, [NEWCOMER])
  await write(SOURCES_FILE, SOURCE_COLUMNS, [SOURCE])
})
const faults = async () => (await readTables(folder, TODAY)).faults.map(({ column, error }) => `${column} ${error}`)

test('right rows are read', async () => {
  const { years, newcomers, sources, faults: found } = await readTables(folder, TODAY)
  expect(found).toEqual([])
  expect(years[0]).toMatchObject({ class: 6, kinds: [{ stage: 'lower_secondary', word: 'Collège' }], checked: 1 })
  expect(newcomers[0]).toMatchObject({ topic: 'language', months: 24, ageFrom: null })
  expect(sources.get('fr-law')).toMatchObject({ readOn: '2026-11-29' })
})

test.each<[Row, string]>([
  [{ country: 'US' }, 'country choice'],
  [{ country: 'DE' }, 'area choice'],
  [{ country: 'GB', area: 'Surrey' }, 'area choice'],
  [{ class: 'six' }, 'class number'],
  [{ name: '' }, 'name missing'],
  [{ stage: 'college' }, 'stage choice'],
  [{ turns: '11 by December' }, 'turns turns'],
  [{ age_from: '10' }, 'age_from turns'],
  [{ age_to: '13' }, 'age_to turns'],
  [{ kinds: 'college:Collège' }, 'kinds choice'],
  [{ kinds: '' }, 'office missing'],
  [{ sources: '' }, 'sources missing'],
  [{ sources: 'fr-other' }, 'sources choice'],
  [{ checked: '0' }, 'checked missing'],
  [{ checked: '3' }, 'checked number'],
])('a class with %j is refused', async (change, fault) => {
  await write(YEARS_FILE, YEAR_COLUMNS, [{ ...YEAR, ...change }])
  expect(await faults()).toEqual([fault])
})

test.each<[Row, string]>([
  [{ name: '' }, 'topic missing'],
  [{ topic: 'papers' }, 'topic missing'],
  [{ topic: 'compulsory' }, 'topic missing'],
  [{ topic: 'placement', decides: 'age_gap' }, 'topic missing'],
  [{ sources: '' }, 'topic missing'],
  [{ sources: '', name: '', months: '', checked: '0' }, 'topic missing'],
  [{ bring: 'a cake' }, 'bring choice'],
])('a row for newcomers with %j is refused', async (change, fault) => {
  await write(NEWCOMERS_FILE, NEWCOMER_COLUMNS, [{ ...NEWCOMER, ...change }])
  expect(await faults()).toEqual([fault])
})

test.each<[Row, string]>([
  [{ url: 'http://example.org/' }, 'url address'],
  [{ read_on: '2026-12-01' }, 'read_on day'],
  [{ publisher: '' }, 'publisher missing'],
])('a text with %j is refused, and what was read from it', async (change, fault) => {
  await write(SOURCES_FILE, SOURCE_COLUMNS, [{ ...SOURCE, ...change }])
  expect(await faults()).toEqual([fault, 'sources choice', 'sources choice'])
})

test('a second row about the same class is refused', async () => {
  await write(YEARS_FILE, YEAR_COLUMNS, [YEAR, { ...YEAR, name: 'sixième' }])
  expect(await faults()).toEqual([' twice'])
})

describe('every committed row', () => {
  test('is right', async () => {
    const { years, newcomers, faults: found } = await readTables(COMMITTED, berlinDay())
    expect(found).toEqual([])
    expect(new Set(years.map(({ country }) => country)).size).toBe(5)
    expect(new Set(years.filter(({ country }) => country === 'DE').map(({ area }) => area)).size).toBe(16)
    expect(newcomers.length).toBeGreaterThan(0)
  })

  test('of an area follows the one before: one class and one age more, by the same day', async () => {
    const { years } = await readTables(COMMITTED, berlinDay())
    for (const [index, row] of years.slice(1).entries()) {
      const before = years[index]!
      if (before.country !== row.country || before.area !== row.area) continue
      expect(row.class).toBe(before.class + 1)
      const [one, other] = [parseTurns(before.turns)!, parseTurns(row.turns)!]
      expect(other).toEqual({ ...one, age: one.age + 1 })
    }
  })

  test('of an area says something of each topic, or who answers', async () => {
    const { years, newcomers } = await readTables(COMMITTED, berlinDay())
    for (const { country, area } of years)
      for (const topic of TOPICS.filter((each) => each !== 'contact'))
        expect(
          newcomers.some((row) => row.country === country && row.area === area && row.topic === topic),
          `${country} ${area} ${topic}`,
        ).toBe(true)
  })

  test('names a text that is used', async () => {
    const { years, newcomers, sources } = await readTables(COMMITTED, berlinDay())
    const used = new Set([...years, ...newcomers].flatMap((row) => [...row.sources, row.office]))
    expect([...sources.keys()].filter((id) => !used.has(id))).toEqual([])
  })
})
