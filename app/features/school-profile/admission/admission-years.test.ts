import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { admissionYears } from '#app/features/facts/admission/admission-years.ts'
import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { presentAdmissionYears } from './present-admission-years.ts'

const YEAR = {
  admission_places: 240,
  admission_applications: 412,
  admission_offers: 240,
  admission_last_distance: 2.945,
} as const

type Given = Partial<Record<FactId, number | string | null>>

/** Facts as they are found: of each the oldest year first. */
function factsOf(years: Record<number, Given>, source = 'gb-council') {
  const facts = new Map<FactId, FactValue[]>()
  for (const [year, given] of Object.entries(years))
    for (const [id, value] of Object.entries(given)) {
      const values = facts.get(id as FactId) ?? []
      facts.set(id as FactId, values)
      values.push({
        ...{ period: 'school_year', start: `${year}-08-01`, isImportDay: false, source },
        number: typeof value === 'number' ? value : null,
        choice: typeof value === 'string' ? value : null,
        missing: value === null ? 'suppressed' : null,
      })
    }
  return facts
}
const yearsOf = (years: Record<number, Given>) => admissionYears(factsOf(years))?.years ?? []
const BUILDING = { lat: 51.2, lng: -0.8, approximate: false }
const present = (years: Record<number, Given>, locale: Locale = 'en', country: CountryCode = 'GB', at = {}) =>
  presentAdmissionYears(admissionYears(factsOf(years))!, [], { country, ...BUILDING, ...at }, locale)

test('the newest four years come first, each with what is known of it', () => {
  const years = Object.fromEntries([2020, 2021, 2022, 2023, 2024].map((year) => [year, YEAR]))
  const found = yearsOf({ ...years, 2025: { ...YEAR, admission_applications: null, admission_first_preferences: 201 } })
  expect(found.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022])
  expect(found[0]).toEqual({
    ...{ year: 2025, places: 240, applications: null, firstPreferences: 201, offers: 240, lastKm: 2.945 },
    ...{ method: null, demand: null, undersubscribed: null },
  })
})

test('nothing is known where no table says more than the number of places', () => {
  expect(admissionYears(new Map())).toBeNull()
  expect(admissionYears(factsOf({ 2024: { admission_places: 125, admission_criteria: 'distance' } }))).toBeNull()
  expect(admissionYears(factsOf({ 2024: { admission_offers: null } }))).toBeNull()
})

test('the sources are those of what is shown', () => {
  const facts = factsOf({ 2020: { admission_places: 30 } }, 'gb-ni')
  for (const [id, values] of factsOf({ 2021: YEAR })) facts.set(id, [...(facts.get(id) ?? []), ...values])
  expect(admissionYears(facts)?.sources).toEqual(['gb-council'])
})

test.each([
  ['fewer offers than places', { admission_places: 30, admission_applications: 61, admission_offers: 28 }, 'left'],
  ['as many applications as places', { admission_places: 30, admission_applications: 30 }, 'enough'],
  ['more applications than places', { admission_places: 30, admission_applications: 31, admission_offers: 30 }, null],
  ['no number of places', { admission_applications: 12, admission_offers: 11 }, null],
] as const)('undersubscribed: %s', (_, given, undersubscribed) => {
  expect(yearsOf({ 2025: given })).toMatchObject([{ undersubscribed }])
})

test('a year is a sentence with the distance in the unit of the country', () => {
  const years = { 2025: { ...YEAR, admission_offers: 239 }, 2024: YEAR, 2023: { admission_last_distance: 0.8 } }
  expect(present(years).years).toEqual([
    '2025: 240 places, 412 applied, 239 offers; last place at 1.83\u00a0miles. Undersubscribed: some places were left.',
    '2024: 240 places, 412 applied, 240 offers; last place at 1.83\u00a0miles.',
    '2023: last place at 0.5\u00a0miles.',
  ])
  expect(present({ 2025: YEAR }, 'de', 'DE').years).toEqual([
    '2025: 240 Plätze, 412 Bewerbungen, 240 angeboten; der letzte Platz ging an ein Kind in 2,95\u00a0km Entfernung.',
  ])
  expect(present({ 2025: { admission_offers: 1, admission_first_preferences: 1 } }).years).toEqual([
    '2025: 1 first preference, 1 offer.',
  ])
})

test.each([
  ['siblings; faith; distance', ['These come before distance: siblings at the school and faith.']],
  ['catchment; siblings', ['The catchment area decides first.', 'These come before distance: siblings at the school.']],
  ['distance; lottery', ['Some places are drawn by lot.']],
  ['distance', []],
])('criteria other than distance are named first: %s', (criteria, sentences) => {
  const year = { ...YEAR, admission_distance_method: 'straight_line', admission_criteria: criteria }
  expect(present({ 2025: year }).rules).toEqual([...sentences, 'Distances are in a straight line.'])
})

test('without distance criteria come before nothing', () => {
  expect(present({ 2025: { admission_offers: 30, admission_criteria: 'selection' } }).rules).toEqual([
    'These decide: selection by ability.',
  ])
})

test('the way of measuring is said, and that it is not stated', () => {
  const rulesOf = (method?: string) =>
    present({ 2025: { ...YEAR, ...(method && { admission_distance_method: method }) } }).rules
  expect(rulesOf('walking')).toEqual(['The council measures along walking routes.'])
  expect(rulesOf()).toEqual(['How the distance was measured is not stated.'])
})

test('a home is compared with straight lines to a building only', () => {
  const straight = { ...YEAR, admission_distance_method: 'straight_line' }
  const years = {
    2025: straight,
    2024: { ...YEAR, admission_distance_method: 'walking' },
    2023: YEAR,
    2022: { admission_offers: 3, admission_distance_method: 'straight_line' },
  }
  expect(present(years).from).toEqual({
    at: { lat: 51.2, lng: -0.8 },
    limits: [{ year: 2025, km: 2.945 }],
    unit: 'mile',
  })
  expect(present({ 2025: straight }, 'en', 'ES').from).toMatchObject({ unit: 'kilometer' })
  expect(present({ 2024: years[2024], 2023: YEAR }).from).toBeNull()
  for (const at of [{ approximate: true }, { lat: null, lng: null }])
    expect(present({ 2025: straight }, 'en', 'GB', at).from).toBeNull()
})

test('where a catchment area decides first, the answer says so before any distance', () => {
  const year = { ...YEAR, admission_distance_method: 'straight_line' }
  const areaFirstOf = (criteria: string) => present({ 2025: { ...year, admission_criteria: criteria } }).areaFirst
  expect(areaFirstOf('catchment; distance')).toContain('only where your address lies in the catchment area')
  expect(areaFirstOf('siblings; distance')).toBeNull()
  expect(present({ 2025: { ...year, admission_criteria: 'faith; siblings' } }).from).toBeNull()
})
