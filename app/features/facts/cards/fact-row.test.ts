import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import type { FactValue } from '../find-fact-values.server.ts'
import { cardSchool } from '../testing/card-school.ts'
import type { CardSchool } from './card-school.ts'
import { factRows } from './fact-row.ts'

const year = { period: 'school_year', start: '2024-08-01', isImportDay: false } as const
const texts = (schools: CardSchool[], locale: 'de' | 'en' = 'de') =>
  factRows(schools, locale).map((facts) => facts.map(({ text }) => text))
const result = (number: number, given: Partial<FactValue> = {}): FactValue => ({
  ...{ period: 'year', start: '2024-01-01', isImportDay: false, choice: null, missing: null, source: 'fr-depp' },
  number,
  ...given,
})

test('what is the same or unknown for all rows is left out', () => {
  const one = cardSchool({ pupils: 890, allDay: 'open', languages: ['en'] })
  expect(texts([one, { ...one, pupils: 500 }])).toEqual([['890 Kinder'], ['500 Kinder']])
  expect(texts([one, one])).toEqual([[], []])
  expect(texts([one])).toEqual([[]])
})

test('what only some rows know stands in those rows, in the same order', () => {
  const boarding = cardSchool({ boarding: true, gender: 'girls' })
  expect(texts([boarding, cardSchool({ pupils: 5, allDay: 'bound' })])).toEqual([
    ['nur für Mädchen', 'Internat'],
    ['5 Kinder', 'gebundener Ganztag'],
  ])
})

test('there are at most four, and each tells listeners its name and its year', () => {
  const all = { allDay: 'bound', gender: 'girls', boarding: true, languages: ['en', 'fr', 'la', 'es', 'it'] } as const
  const [facts = []] = factRows(
    [cardSchool({ ...all, languages: [...all.languages], pupils: 5, pupilsIn: year }), cardSchool()],
    'de',
  )
  expect(facts.map(({ part }) => part)).toEqual(['pupils', 'allDay', 'gender', 'boarding'])
  expect(facts.slice(0, 2).map(({ label }) => label)).toEqual(['5 Kinder, 2024/25', 'Ganztag: gebundener Ganztag'])
})

test('languages are their codes for the eye and their names for the ear', () => {
  const [[fact] = []] = factRows([cardSchool({ languages: ['en', 'fr', 'la', 'es', 'it'] }), cardSchool()], 'en')
  expect(fact).toMatchObject({
    text: 'En, Fr, La, Es, +1',
    label: 'Languages: English, French, Latin, Spanish, Italian',
  })
})

const college = (number: number, given: Partial<FactValue> = {}) =>
  cardSchool({
    ...{ id: 'fr-1', country: 'FR', region: 'Bretagne', category: 'secondary' },
    results: { brevet_pass_rate: result(number, given) },
  })

test('a result stands with its year, and only the newest edition', () => {
  expect(texts([college(92), college(81), college(70, { start: '2023-01-01' })])).toEqual([
    ['Brevet 92\u00a0% (2024)'],
    ['Brevet 81\u00a0% (2024)'],
    [],
  ])
  const [[fact] = []] = factRows([college(92), college(81)], 'de')
  expect(fact?.label).toBe('Brevet: bestanden: 92\u00a0%, 2024')
})

test('no result stands beside one of another country, of another region where each measures in its own way, or alone', () => {
  expect(texts([college(92), { ...college(81), id: 'es-1', country: 'ES' }])).toEqual([[], []])
  const abitur = (region: string, number: number) =>
    cardSchool({ region, results: { abitur_grade: result(number, { source: 'de-berlin-abitur' }) } })
  expect(texts([abitur('Berlin', 2.1), abitur('Berlin', 2.3)])).toEqual([['Abitur 2,1 (2024)'], ['Abitur 2,3 (2024)']])
  expect(texts([abitur('Berlin', 2.1), abitur('Sachsen', 2.3)])).toEqual([[], []])
  expect(texts([college(92), cardSchool()])).toEqual([[], []])
})
