import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { FactValue } from '../find-fact-values.server.ts'
import { cardSchool } from '../testing/card-school.ts'
import type { CardSchool } from './card-school.ts'
import { factRows } from './fact-row.ts'

const year = { period: 'school_year', start: '2024-08-01', isImportDay: false } as const
const texts = (schools: CardSchool[], locale: Locale = 'de') =>
  factRows(schools, locale).rows.map((facts) => facts.map(({ text }) => text))
/** A school of which nothing is known but its country. */
const unknown = (given: Partial<CardSchool> = {}) => cardSchool({ operator: null, localType: '', ...given })
const result = (number: number, given: Partial<FactValue> = {}): FactValue => ({
  ...{ period: 'year', start: '2024-01-01', isImportDay: false, choice: null, missing: null, source: 'fr-depp' },
  number,
  ...given,
})

test('what all schools of a page share is said apart, in the order of the rows', () => {
  const one = cardSchool({ pupils: 890, allDay: 'open', languages: ['en'] })
  const { rows, shared } = factRows([one, { ...one, pupils: 500 }], 'de')
  expect(rows.map((facts) => facts.map(({ text }) => text))).toEqual([['890 Kinder'], ['500 Kinder']])
  expect(shared).toEqual(['Klassen 5 bis 13', 'öffentlich', 'offener Ganztag', 'En'])
})

test('a school alone, and one beside samples, says everything itself', () => {
  const one = cardSchool({ pupils: 890 })
  const all = [['890 Kinder', 'Klassen 5 bis 13', 'öffentlich']]
  expect(texts([one])).toEqual(all)
  const beside = factRows([one, one], 'de', false)
  expect([beside.rows.map((facts) => facts.length), beside.shared]).toEqual([[3, 3], []])
})

test('what is known of only some distinguishes them: unknown is not shared', () => {
  const { rows, shared } = factRows([cardSchool(), cardSchool({ operator: null })], 'de')
  expect(rows.map((facts) => facts.map(({ text }) => text))).toEqual([['öffentlich'], []])
  expect(shared).toEqual(['Klassen 5 bis 13'])
})

test('what only some rows know stands in those rows, in the same order', () => {
  const boarding = unknown({ boarding: true, gender: 'girls' })
  expect(texts([boarding, unknown({ pupils: 5, allDay: 'bound' })])).toEqual([
    ['nur für Mädchen', 'Internat'],
    ['5 Kinder', 'gebundener Ganztag'],
  ])
})

test('there are at most five, and each tells listeners its name and its year', () => {
  const all = { allDay: 'bound', gender: 'girls', boarding: true, languages: ['en', 'fr'] } as const
  const { rows } = factRows(
    [cardSchool({ ...all, languages: [...all.languages], pupils: 5, pupilsIn: year }), unknown()],
    'de',
  )
  expect(rows[0]!.map(({ label }) => label)).toEqual([
    '5 Kinder, 2024/25',
    'Klassen 5 bis 13',
    'Träger: öffentlich',
    'Ganztag: gebundener Ganztag',
    'nur für Mädchen',
  ])
})

test.each<[Partial<CardSchool>, Record<Locale, string>]>([
  [
    { operator: 'private', faith: 'catholic' },
    {
      de: 'privat, katholisch',
      en: 'private, Catholic',
      fr: 'privé, catholique',
      es: 'privado, católico',
      it: 'privata, cattolica',
    },
  ],
  [
    { country: 'FR', operator: 'contract', faith: null },
    {
      de: 'privat mit Staatsvertrag',
      en: 'private under a state contract',
      fr: 'privé sous contrat',
      es: 'privado con contrato estatal',
      it: 'privata con contratto statale',
    },
  ],
  [
    { id: 'gb-1', country: 'GB', operator: 'private', faith: 'anglican' },
    {
      de: 'privat, anglikanisch',
      en: 'independent, Church of England',
      fr: 'privé, anglican',
      es: 'privado, anglicano',
      it: 'privata, anglicana',
    },
  ],
  [
    { country: 'IT', operator: 'private', faith: 'other' },
    { de: 'privat', en: 'private', fr: 'privé', es: 'privado', it: 'paritaria' },
  ],
])('operator and faith of %o are one fact', (given, words) => {
  for (const locale of LOCALES) expect(texts([unknown(given), unknown()], locale)).toEqual([[words[locale]], []])
})

test('where no result can be compared the day of the last inspection stands, without its grade', () => {
  const inspected = (choice: string) =>
    unknown({
      country: 'GB',
      results: {
        last_inspection: { ...result(0), number: null, choice },
        ofsted_rating: { ...result(0), number: null, choice: 'inadequate' },
      },
    })
  expect(texts([inspected('2023-03-12'), inspected('2024-01-30')])).toEqual([
    ['Letzte Inspektion 12.03.2023'],
    ['Letzte Inspektion 30.01.2024'],
  ])
})

test('the distance of the last place stands with its year', () => {
  const near = unknown({ country: 'GB', results: { admission_last_distance: result(1.25) } })
  expect(texts([near, unknown()])).toEqual([
    [expect.stringMatching(/^Entfernung beim letzten Platz .*km \(2024\)$/)],
    [],
  ])
})

test('languages are their codes for the eye and their names for the ear', () => {
  const [[fact] = []] = factRows([cardSchool({ languages: ['en', 'fr', 'la', 'es', 'it'] }), cardSchool()], 'en').rows
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
  const [[fact] = []] = factRows([college(92), college(81)], 'de').rows
  expect(fact?.label).toBe('Brevet: bestanden: 92\u00a0%, 2024')
})

test('no result stands beside one of another country, of another region where each measures in its own way, or alone', () => {
  const results = (...schools: CardSchool[]) => texts(schools).map((facts) => facts.filter((text) => /\d/.test(text)))
  const plain = { operator: null, localType: '' }
  expect(results(college(92), { ...college(81), id: 'es-1', country: 'ES' })).toEqual([[], []])
  const abitur = (region: string, number: number) =>
    cardSchool({ ...plain, region, results: { abitur_grade: result(number, { source: 'de-berlin-abitur' }) } })
  expect(results(abitur('Berlin', 2.1), abitur('Berlin', 2.3))).toEqual([['Abitur 2,1 (2024)'], ['Abitur 2,3 (2024)']])
  expect(results(abitur('Berlin', 2.1), abitur('Sachsen', 2.3))).toEqual([[], []])
  expect(results(college(92), unknown())).toEqual([[], []])
})
