import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import type { Span } from '#app/features/schools/stages/stage.ts'
import { typeText } from '#app/features/schools/stages/type-parts.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { cardSchool } from '../testing/card-school.ts'
import type { CardSchool } from './card-school.ts'
import { sentenceOf } from './sentence.ts'
import { contradiction } from './testing/contradiction.ts'
import { REGISTER_TYPES } from './testing/register-types.ts'

const told = (school: CardSchool, locale: Locale) => sentenceOf({ ...school, operator: 'public' }, locale) ?? ''

function contradictions(school: CardSchool): string[] {
  return LOCALES.flatMap((locale) => {
    const sentence = told(school, locale)
    const found = contradiction(sentence, school, locale)
    return found ? [`${school.localType} (${school.country}, ${school.category}): ${sentence}: ${found}`] : []
  })
}

test('the words for stages agree with the ages, for every type and ages of all registers', () => {
  const schools = REGISTER_TYPES.map(([country, category, localType, from, to, region]) =>
    cardSchool({ country, category, localType, region, ages: from === null || to === null ? null : { from, to } }),
  )
  expect(schools.length).toBeGreaterThan(300)
  expect(schools.flatMap(contradictions)).toEqual([])
})

/** Special and vocational schools are what they are at any age. */
const GENERAL: readonly Category[] = ['primary', 'secondary', 'high_school', 'other']
const country = fc.constantFrom<CountryCode>('DE', 'FR', 'ES', 'IT', 'GB')

test('the words for stages agree with any ages, whatever category and type say', () => {
  const ages = fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 3, max: 19 }))
    .map(([from, years]): Span => ({ from, to: Math.min(from + years, 19) }))
  const schools = fc.record({ country, category: fc.constantFrom(...GENERAL), ages }).chain((given) => {
    const own = [...new Set(REGISTER_TYPES.filter(([at]) => at === given.country).map(([, , type]) => type))]
    return fc.constantFrom('', ...own).map((localType) => cardSchool({ ...given, region: '', localType }))
  })
  fc.assert(
    fc.property(schools, (school) => {
      expect(contradictions(school)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

describe('contradiction', () => {
  const ages = (from: number, to: number, at: CountryCode = 'GB') => ({ ages: { from, to }, country: at })
  test.each<[string, ReturnType<typeof ages>, Locale]>([
    ['Independent Christian secondary school, ages 2 to 18', ages(2, 18), 'en'],
    ['Centro privado de secundaria y bachillerato, de 3 a 18 años', ages(3, 18, 'ES'), 'es'],
    ['Lycée public, de 10 à 19 ans', ages(10, 19, 'DE'), 'fr'],
    ['Liceo pubblico, dai 10 ai 19 anni', ages(10, 19, 'DE'), 'it'],
    ['Öffentliche weiterführende Schule, 3 bis 16 Jahre', ages(3, 16, 'ES'), 'de'],
  ])('finds %s', (sentence, school, locale) => expect(contradiction(sentence, school, locale)).toBeTruthy())
})

test('labels of all types have a text in every language, and abroad one in the reader’s', () => {
  const schools = REGISTER_TYPES.map(([at, category, localType, from, to, region]) =>
    cardSchool({ country: at, category, localType, region, ages: from === null || to === null ? null : { from, to } }),
  )
  for (const locale of LOCALES) expect(schools.filter((school) => typeText(school, locale) === '')).toEqual([])
})
