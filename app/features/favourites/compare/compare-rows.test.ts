import { expect, it } from 'vitest'
import { compareCsv } from './compare-csv.server.ts'
import { compareRows } from './compare-rows.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

const school: ComparedSchool = {
  id: '1',
  name: 'Goethe-Gymnasium',
  category: 'high_school',
  localType: 'Gymnasium',
  ownership: 'public',
  street: 'Goetheplatz 1',
  postalCode: '60313',
  city: 'Frankfurt',
  country: 'DE',
  pupils: 1034,
  languages: ['de', 'fr'],
  features: ['music'],
  ratingCount: 38,
  ratingAverage: 4.6,
  closed: false,
  premium: false,
  sample: false,
  logo: null,
  attribution: null,
}
const gaps: ComparedSchool = {
  ...school,
  name: '=Lycée, "neuf"',
  localType: 'Lycée',
  ownership: null,
  street: '',
  pupils: null,
  languages: [],
  features: [],
  ratingCount: 2,
  ratingAverage: null,
  closed: true,
  attribution: 'Licence Ouverte 2.0',
}
const row = (key: string, ...schools: ComparedSchool[]) => compareRows(schools, 'de').find((one) => one.key === key)

it('gives every school the same lines, fourteen of them about what it offers', () => {
  expect(compareRows([school, gaps], 'de').map(({ values }) => values.length)).toEqual(new Array(20).fill(2))
})

it('never says no: what is not listed is not known, and differs from what is', () => {
  expect(row('music', school, gaps)).toMatchObject({ values: ['ja', null], differs: true })
  expect(row('eco', school, gaps)).toMatchObject({ values: [null, null], differs: false })
  expect(row('pupils', school, gaps)?.values).toEqual(['1.034', null])
  expect(row('languages', school, gaps)?.values).toEqual(['Deutsch, Französisch', null])
})

it('shows an average only of enough reviews', () => {
  expect(row('rating', school, gaps)?.values).toEqual(['4,6 (38)', '2 Bewertungen, noch kein Durchschnitt'])
  expect(row('rating', { ...school, ratingCount: 0, ratingAverage: null })?.values).toEqual(['Noch keine Bewertungen'])
})

it('glosses the type in the words of the reader', () => {
  expect(row('type', school, gaps)?.values).toEqual(['Gymnasium', 'Lycée · Gymnasium'])
})

it('writes a file with names, gaps in words and licences, and no formula', () => {
  const lines = compareCsv([school, gaps], 'de').split('\r\n')
  expect(lines[0]).toBe(`Angabe,Goethe-Gymnasium,"'=Lycée, ""neuf"" (geschlossen)"`)
  expect(lines).toContain('Musik,ja,nicht bekannt')
  expect(lines.at(-2)).toBe('Licence Ouverte 2.0')
})
