import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import type { Dossier } from './dossier.ts'
import { dossierCsv } from './dossier-csv.server.ts'

const school = (id: string, name: string, rest: Partial<Dossier['schools'][number]> = {}) => ({
  ...{ id, name, kind: 'Gymnasium · öffentlich', address: 'Weg 1, 50667 Köln', closed: false, sample: false },
  ...{ source: 1, distance: null, way: null, questions: [], note: '', visitOn: null, ...rest },
})
const DOSSIER: Dossier = {
  day: '2026-11-30',
  schools: [
    school('a', '=HYPERLINK("x")', { distance: '1 km Luftlinie', note: '=1+1\nzweite "Zeile"' }),
    school('b', 'B', { questions: ['lunch', 'phones'], closed: true, source: null }),
  ],
  groups: [
    { key: 'pupils', title: 'Kinder', rows: [{ key: 'pupils', label: 'Kinder', values: ['912 (2024/25) [1]', null] }] },
  ],
  dates: [
    {
      from: '2027-01-15',
      day: '15. Januar 2027',
      what: 'Frist',
      schools: [1, 2],
      source: 'Amt',
      url: 'https://amt.example',
    },
  ],
  sources: [{ text: 'Amt, Lizenz', url: 'https://amt.example' }],
  common: null,
  remarks: [],
  hasPoint: true,
  isWayMissing: false,
}

test('has a column for each school, and what a spreadsheet would run is text', () => {
  const rows: string[][] = parse(dossierCsv(DOSSIER, 'de'), { relax_column_count: true, skip_empty_lines: true })
  expect(rows[0]).toEqual(['Angabe', '1 =HYPERLINK("x")', '2 B'])
  const row = (label: string) => rows.find(([first]) => first === label)?.slice(1)
  expect(row('Kinder')).toEqual(['912 (2024/25) [1]', 'nicht bekannt'])
  expect(row('Entfernung von euch')).toEqual(['1 km Luftlinie', ''])
  expect(row('Eure Notizen')).toEqual(['\'=1+1\nzweite "Zeile"', ''])
  expect(row('Fragen an die Schule')?.[1]).toBe(
    'Gibt es Mittagessen, und was kostet es?\nWie ist der Umgang mit Handys geregelt?',
  )
  expect(row('15. Januar 2027')).toEqual(['Frist', '1 und 2', 'Amt'])
  expect(row('[1]')).toEqual(['Amt, Lizenz', 'https://amt.example'])
  expect(row('Weg ab eurer Adresse')).toBeUndefined()
})

test.each(LOCALES)('is complete in %s, also without dates', (locale) => {
  const csv = dossierCsv({ ...DOSSIER, dates: [] }, locale)
  expect(csv).not.toContain('dossier.')
  expect(csv.split('\r\n').length).toBeGreaterThan(9)
})
