import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { designationOf, stagesOf } from './designation.server.ts'

describe.each(COUNTRIES)('schools of %s', (country) => {
  test('are called something in every language, whose nouns have a gender', () => {
    expect(stagesOf(country).length).toBeGreaterThan(15)
    for (const stage of stagesOf(country)) {
      for (const locale of LOCALES) {
        const { noun, gender } = designationOf(country, stage, locale)
        expect(noun, `${stage} ${locale}`).toMatch(/^\p{L}[^()]*$/u)
        if (locale !== 'en' && locale !== 'de') expect(gender, `${stage} ${locale}`).toMatch(/[mf]/)
      }
    }
  })
})
