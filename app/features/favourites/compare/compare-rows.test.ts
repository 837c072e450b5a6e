import { expect, it } from 'vitest'
import { FEATURES } from '#db/vocabulary.ts'
import { compareCsv } from './compare-csv.server.ts'
import { compareRows, fullestFirst, knownDiffer, rowDiffers, unknownRows } from './compare-rows.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

const school: ComparedSchool = {
  id: '1',
  name: 'Goethe-Gymnasium',
  category: 'high_school',
  kind: 'high_school',
  localType: 'Gymnasium',
  typeParts: [{ text: 'Gymnasium' }],
  stage: 'academic',
  ownership: 'public',
  street: 'Goetheplatz 1',
  postalCode: '60313',
  city: 'Frankfurt',
  country: 'DE',
  pupils: 1034,
  isPupilsOfRegister: true,
  languages: ['de', 'fr'],
  day: [],
  features: ['music'],
  ratingCount: 38,
  ratingAverage: 4.6,
  closed: false,
  premium: false,
  sample: false,
  logo: null,
  source: 'de-nrw',
  region: 'Hessen',
  lat: null,
  lng: null,
  approximate: false,
  area: null,
}
const noFacts = { pupils: null, groups: [], common: null, warnings: [], sources: [] }
const gaps: ComparedSchool = {
  ...school,
  name: '=Lycée, "neuf"',
  localType: 'Lycée',
  typeParts: [{ text: 'Lycée', lang: 'fr' }, { text: 'Gymnasiale Oberstufe' }],
  stage: 'upper_secondary',
  country: 'FR',
  ownership: null,
  street: '',
  pupils: null,
  languages: [],
  features: [],
  ratingCount: 2,
  ratingAverage: null,
  closed: true,
}
const row = (key: string, ...schools: ComparedSchool[]) => compareRows(schools, 'de').find((one) => one.key === key)

it('gives every school the same lines, without those of which nothing is known', () => {
  const rows = compareRows([school, gaps], 'de')
  expect(rows.map(({ key }) => key)).toEqual(['rating', 'type', 'address', 'ownership', 'pupils', 'languages', 'music'])
  expect(rows.every(({ values }) => values.length === 2)).toBe(true)
  const unknown = unknownRows([school, gaps], 'de')
  expect([unknown.length, unknown.includes('Ganztag'), unknown.includes('Musik')]).toEqual([13, true, false])
  const everything = { ...school, features: [...FEATURES] }
  expect(compareRows([everything], 'de')).toHaveLength(20)
})

it('names the area of a school whose building is not known instead of a distance', () => {
  const from = { name: 'Mainz', km: [2.5, 3] }
  const rows = compareRows([school, { ...gaps, approximate: true, area: '80123' }], 'de', { from })
  expect(rows.find(({ key }) => key === 'distance')?.values).toEqual(['2,5\u00a0km', 'im Gebiet 80123'])
})

it('tells all distances in one unit: miles only if all schools are British', () => {
  const from = { name: 'Dover', km: [2.5, 3] }
  const british = { ...school, country: 'GB' } as const
  const shown = (schools: ComparedSchool[]) =>
    compareRows(schools, 'en', { from }).find(({ key }) => key === 'distance')?.values
  expect(shown([british, british])).toEqual(['1.6\u00a0miles', '1.9\u00a0miles'])
  expect(shown([british, gaps])).toEqual(['2.5\u00a0km', '3\u00a0km'])
})

it('tells distances first, and takes the official row of pupils', () => {
  const pupils = { key: 'pupils', label: 'amtlich', values: ['1.034', null], differs: true }
  const rows = compareRows([school, gaps], 'de', { from: { name: 'Mainz', km: [2.5, null] }, pupils })
  expect(rows[0]).toMatchObject({
    label: 'Entfernung von Mainz',
    values: ['2,5\u00a0km', null],
    bars: [{ from: 0, to: 100 }, null],
  })
  expect(rows.filter(({ key }) => key === 'pupils')).toEqual([pupils])
})

it('never says no: what is not listed is not known, and differs from what is', () => {
  expect(row('music', school, gaps)).toMatchObject({ values: ['ja', null], differs: true })
  expect(row('eco', school, gaps)).toBeUndefined()
  expect(row('pupils', school, gaps)?.values).toEqual(['1.034', null])
  expect(row('languages', school, gaps)?.values).toEqual(['Deutsch, Französisch', null])
})

it('opens with what is known about all schools, and counts a gap as no difference between them', () => {
  const rows = (...values: (string | null)[][]) =>
    values.map((given, at) => ({ key: String(at), label: '', values: given, differs: true }))
  expect(fullestFirst(rows(['a', null], ['b', 'c'], [null, 'd'])).map(({ key }) => key)).toEqual(['1', '0', '2'])
  expect(rows(['ja', null], ['ja', 'nein', null], ['ja', 'ja']).map(knownDiffer)).toEqual([false, true, false])
})

it('shows an average only of enough reviews', () => {
  expect(row('rating', school, gaps)?.values).toEqual(['4,6 (38)', '2 Bewertungen, noch kein Durchschnitt'])
  expect(row('rating', { ...school, ratingCount: 0, ratingAverage: null })?.values).toEqual(['Noch keine Bewertungen'])
})

it('glosses the type in the words of the reader', () => {
  expect(row('type', school, gaps)?.values).toEqual(['Gymnasium', 'Lycée · Gymnasiale Oberstufe'])
})

it('writes a file with names, gaps in words and licences, and no formula', () => {
  const row = {
    key: 'class_size',
    label: 'Klassengröße',
    values: ['24,5', null],
    periods: ['2024/25', null],
    differs: true,
  }
  const group = { id: 'pupils' as const, title: 'Kinder', rows: [row] }
  const facts = { ...noFacts, groups: [group], sources: [{ attribution: 'Statistik', url: 'https://s.example' }] }
  const comparison = {
    schools: [school, gaps],
    facts,
    from: undefined,
    missing: [],
    isPlaceUnknown: false,
    weighable: [],
    weighing: null,
  }
  const lines = compareCsv(comparison, 'de').split('\r\n')
  expect(lines[0]).toBe(`Angabe,Goethe-Gymnasium,"'=Lycée, ""neuf"" (geschlossen)"`)
  expect(lines).toContain('Musik,ja,nicht bekannt')
  expect(lines).toContain('Klassengröße,"24,5 (2024/25)",nicht bekannt')
  expect(lines.slice(-2)).toEqual(['Statistik', ''])
})

it.each([
  ['the same words', ['Gymnasium', 'Gymnasium'], false],
  ['different words', ['Gymnasium', 'Lycée'], true],
  ['one of three', [820, 820, 640], true],
  ['a gap beside a value', ['yes', null], true],
  ['nothing known', [null, null], false],
  ['zero beside a gap', [0, null], true],
  ['a single school', ['yes'], false],
])('%s', (_, values, differs) => {
  expect(rowDiffers(values)).toBe(differs)
})

it('the own point stands beside the last distances, where a school has any', () => {
  const [first, second] = [school, gaps]
  const lastDistances = { at: { lat: 51.2, lng: -0.8 }, limits: [{ year: 2025, km: 3 }], unit: 'mile' as const }
  const own = { lat: 51.2, lng: -0.8, name: '', isExact: true as const }
  const rowsOf = (schools: ComparedSchool[], point: typeof own | null) =>
    compareRows(schools, 'en', { own: point }).filter(({ key }) => key === 'within')
  expect(rowsOf([{ ...first, lastDistances }, second], own)).toMatchObject([
    { label: 'Last distance, from you', values: ['From here 0\u00a0miles: inside in 1 of 1 year (2025).', null] },
  ])
  expect(rowsOf([{ ...first, lastDistances }, second], null)).toEqual([])
  expect(rowsOf([first, { ...second, lastDistances: null }], own)).toEqual([])
})
