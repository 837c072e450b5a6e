import { expect, test } from 'vitest'
import { STAGES } from '#app/features/admission-dates/admission-row.ts'
import { de } from '#app/i18n/all/de.ts'
import { en } from '#app/i18n/all/en.ts'
import { es } from '#app/i18n/all/es.ts'
import { fr } from '#app/i18n/all/fr.ts'
import { it } from '#app/i18n/all/it.ts'
import { type Applicant, findGuide, type Guide, type Step, stepsOf, WRITTEN } from './guides.ts'
import { LAENDER } from './sources.ts'

const CATALOGUES = { de, en, fr, es, it }
/** Long enough for who decides, when, what is needed and what to do if refused; short enough to be read on a phone. */
const [SHORTEST, LONGEST] = [250, 500]

const places: Pick<Applicant, 'country' | 'nation' | 'region'>[] = [
  ...[...Object.keys(LAENDER), ''].map((region) => ({ country: 'DE', region }) as const),
  ...([undefined, 'WLS', 'SCT', 'NIR'] as const).map((nation) => ({ country: 'GB', nation, region: '' }) as const),
  ...['Sevilla', 'Madrid', 'Barcelona', 'Asturias'].map((region) => ({ country: 'ES', region }) as const),
  ...(['FR', 'IT'] as const).map((country) => ({ country, region: '' })),
]
const applicants = places.flatMap((place) =>
  STAGES.flatMap((stage) => [true, false].map((isPrivate): Applicant => ({ ...place, stage, isPrivate }))),
)
const guides = applicants.flatMap((applicant) => findGuide(applicant) ?? [])
const keyOf = (country: Applicant['country'], region: string, stage: Applicant['stage'], further = {}) =>
  findGuide({ country, region, stage, isPrivate: false, ...further })?.key

test('each text that applies somewhere is there in five languages, at a length that can be read', () => {
  expect(guides.length).toBeGreaterThan(250)
  const wrong = Object.entries(CATALOGUES).flatMap(([language, catalogue]) =>
    guides.flatMap(({ key }) => {
      const text: string = catalogue[key]
      return text.length >= SHORTEST && text.length <= LONGEST ? [] : [`${language} ${key}: ${text.length}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('each is told in the same number of steps, a few words on what happens or when and then a sentence', () => {
  const isStep = ({ lead, text }: Step) => /^[\p{Lu}\d].{1,42}:$/u.test(lead) && text.length >= 15 && text.endsWith('.')
  const isTold = (key: Guide['key'], steps: Step[]) =>
    steps.every(isStep) &&
    new Set(steps.map(({ lead }) => lead)).size === steps.length &&
    steps.length >= 3 &&
    steps.length === stepsOf(de[key]).length
  const wrong = Object.entries(CATALOGUES).flatMap(([language, catalogue]) =>
    guides.filter(({ key }) => !isTold(key, stepsOf(catalogue[key]))).map(({ key }) => `${language} ${key}`),
  )
  expect(wrong).toEqual([])
})

test('each names its publisher and an address, and was written on a day', () => {
  const isSourced = ({ source: { publisher, url } }: Guide) => publisher !== '' && new URL(url).protocol === 'https:'
  expect(guides.filter((guide) => !isSourced(guide))).toEqual([])
  expect(new Date(WRITTEN).toISOString().slice(0, 10)).toBe(WRITTEN)
})

test('no text is without use, and none names a year', () => {
  const texts = Object.entries(de).filter(([key]) => /^admission\.(de|gb|fr|it|es)-/.test(key))
  const used = new Set<string>(guides.map(({ key }) => key))
  expect(texts.map(([key]) => key).filter((key) => !used.has(key))).toEqual([])
  for (const catalogue of Object.values(CATALOGUES))
    expect(guides.filter(({ key }) => /\b20\d\d\b/.test(catalogue[key]))).toEqual([])
})

test('every Land has rules for its primary and secondary schools, its own where they differ', () => {
  expect(Object.keys(LAENDER)).toHaveLength(16)
  expect(keyOf('DE', 'Nordrhein-Westfalen', 'high_school')).toBe('admission.de-secondary-nw')
  expect(keyOf('DE', 'Hessen', 'high_school')).toBe('admission.de-secondary')
  expect(keyOf('DE', 'Berlin', 'primary')).toBe('admission.de-primary-be')
  expect(keyOf('DE', 'toString', 'primary')).toBe('admission.de-primary')
})

test('private schools and schools for special needs have rules of their own', () => {
  expect(keyOf('DE', 'Bayern', 'primary', { isPrivate: true })).toBe('admission.de-private')
  expect(keyOf('GB', '', 'special_needs', { isPrivate: true })).toBe('admission.gb-special')
  expect(keyOf('ES', 'Sevilla', 'secondary')).toBe('admission.es-andalucia')
})

test('where no text applies there is none', () => {
  expect(keyOf('GB', '', 'special_needs', { nation: 'SCT' })).toBeUndefined()
  expect(keyOf('IT', '', 'special_needs')).toBeUndefined()
})
