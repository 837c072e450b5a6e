import { expect, test } from 'vitest'
import { readCatalogue } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { CATALOGUE, catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { REGISTER_SOURCE_IDS } from '#app/features/schools/sources/register-source-ids.ts'
import { rhythmOf } from '#app/features/schools/sources/register-sources.ts'
import { isSchoolTable, type Source } from './source.ts'
import { SOURCES } from './sources.ts'

const layoutsOf = ({ tables, supplements }: Source) =>
  new Set([...tables, ...supplements].map(({ name }) => name)).values().toArray().sort()

test('every source of the program has an entry under its id, and the browser knows the same ids', () => {
  const ids = SOURCES.map(({ id }) => id).sort()
  expect(CATALOGUE.map(({ id }) => id).sort()).toEqual(ids)
  expect([...REGISTER_SOURCE_IDS].sort()).toEqual(ids)
})

test.each(SOURCES.map((source) => [source.id, source] as const))('%s: its files are its layouts', (id, source) => {
  const entry = catalogueEntry(id)!
  expect([...new Set(entry.files.flatMap(({ layouts }) => layouts))].sort()).toEqual(layoutsOf(source))
  expect(new Set(entry.files.map(({ key }) => key)).size).toBe(entry.files.length)
  expect(entry.country).toBe(source.country)
  expect(entry.isStatistic ?? false).toBe(!source.tables.some(isSchoolTable))
})

test('what lists every school lists schools of an area that can be told, and a statistic is never whole', () => {
  for (const { id, scope, isStatistic, area, country } of CATALOGUE.filter((entry) => entry.scope === 'whole')) {
    expect([id, isStatistic]).toEqual([id, undefined])
    const told = area.regions ?? area.ids ?? ['France', 'Italia'].find((name) => name === area.name)
    expect([id, scope, country, told]).not.toContain(undefined)
  }
})

test('an address that is none, or not https, and a pattern that is none are refused', () => {
  const entry = (find: object) => {
    const { id, country, ...rest } = structuredClone(catalogueEntry('de-nrw-pupils')!)
    return { [id]: { ...rest, files: [{ ...rest.files[0], find }] } }
  }
  expect(readCatalogue('DE', entry({ by: 'address', url: 'https://open.example/a.csv' }))).toHaveLength(1)
  for (const find of [
    { by: 'address', url: 'http://open.example/a.csv' },
    { by: 'address', url: 'schools.csv' },
    { by: 'link', page: 'https://open.example/', pattern: '(' },
    { by: 'guess' },
  ])
    expect(() => readCatalogue('DE', entry(find))).toThrow()
})

test('a source that a mapping declares issues an edition for each school year', () => {
  expect(['gb-gias', 'de-hamburg', 'unknown', 'toString'].map(rhythmOf)).toEqual([
    'daily',
    'monthly',
    'yearly',
    'yearly',
  ])
})
