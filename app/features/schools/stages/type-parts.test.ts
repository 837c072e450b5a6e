import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Staged } from './stage-of.ts'
import { typeParts } from './type-parts.server.ts'

const school = (given: Partial<Staged>): Staged => ({
  ...{ category: 'secondary', localType: '', country: 'GB', region: '', ages: null },
  ...given,
})
const shown = (given: Partial<Staged>, locale: Locale) =>
  typeParts(school(given), locale)
    .map(({ text, lang }) => (lang ? `${text} [${lang}]` : text))
    .join(' · ')

const gymnasium: Partial<Staged> = { category: 'high_school', localType: 'Gymnasium', country: 'DE' }

test('a Gymnasium is neither lycée nor liceo nor upper secondary school', () => {
  expect(Object.fromEntries(LOCALES.map((locale) => [locale, shown(gymnasium, locale)]))).toEqual({
    de: 'Gymnasium',
    en: 'Gymnasium [de] · Academic secondary school',
    fr: 'Gymnasium [de] · Établissement secondaire général (collège et lycée)',
    es: 'Gymnasium [de] · Centro de secundaria y bachillerato',
    it: 'Gymnasium [de] · Scuola secondaria (medie e liceo)',
  })
})

test.each<[string, Partial<Staged>, Locale]>([
  ['Lycée [fr] · Gymnasiale Oberstufe', { category: 'high_school', localType: 'Lycée', country: 'FR' }, 'de'],
  ['Lycée [fr] · Scuola superiore', { category: 'high_school', localType: 'Lycée', country: 'FR' }, 'it'],
  ['Grundschule', { category: 'primary', country: 'DE' }, 'de'],
  [
    'Volkshochschule [de] · Adult education college',
    { category: 'other', localType: 'Volkshochschule', country: 'DE' },
    'en',
  ],
  ['Botschaftsschule [de]', { category: 'other', localType: 'Botschaftsschule', country: 'DE' }, 'en'],
  ['Other', { category: 'other', country: 'DE' }, 'en'],
])('abroad and at home: %s', (words, given, locale) => expect(shown(given, locale)).toBe(words))

test.each<[string, Partial<Staged>, Locale]>([
  ['Primary school · Academy', { category: 'primary', localType: 'Academy sponsor led' }, 'en'],
  ['École primaire', { category: 'primary', localType: 'Academy (sponsor-led)' }, 'fr'],
  ['Weiterführende Schule', { localType: 'Academy (converter)', ages: { from: 11, to: 18 } }, 'de'],
  ['All-through school', { localType: 'Other independent school', ages: { from: 2, to: 18 } }, 'en'],
  ['Scuola dalla primaria alle superiori', { localType: 'Other independent school', ages: { from: 2, to: 18 } }, 'it'],
  [
    'Grammar school · Academy',
    { category: 'high_school', localType: 'Academy (converter)', ages: { from: 11, to: 18 } },
    'en',
  ],
  [
    'Établissement secondaire avec examen d’entrée',
    { category: 'high_school', localType: 'Academy (converter)' },
    'fr',
  ],
  ['Special school', { category: 'special_needs', localType: 'Other independent special school' }, 'en'],
  ['Local authority nursery school', { category: 'primary', localType: 'La nursery school' }, 'en'],
  ['Vorschule', { category: 'primary', localType: 'Local authority nursery school' }, 'de'],
  [
    'Alternative provision (pupil referral unit)',
    { category: 'special_needs', localType: 'Alternative provision (pupil referral unit)' },
    'en',
  ],
  ['Einrichtung für alternativen Unterricht', { category: 'special_needs', localType: 'Pupil referral unit' }, 'de'],
  ['16–19 academy', { category: 'vocational', localType: '16–19 academy (converter)' }, 'en'],
  ['Oberstufenkolleg (Sixth Form)', { category: 'vocational', localType: 'Sixth form centres' }, 'de'],
  ['All-through school', { localType: 'Community middle school', ages: { from: 3, to: 19 } }, 'en'],
])('a British school: %s', (words, given, locale) => expect(shown(given, locale)).toBe(words))

test.each<[string, Partial<Staged>, Locale]>([
  ['Colegio de infantil a secundaria', { localType: 'Centre docent privat', ages: { from: 3, to: 16 } }, 'es'],
  [
    'Colegio de infantil a bachillerato',
    { category: 'high_school', localType: 'Centro Docente Privado', ages: { from: 3, to: 18 } },
    'es',
  ],
  [
    'Escola [ca] · Colegio de infantil y primaria',
    { category: 'primary', localType: 'Escola', ages: { from: 3, to: 12 } },
    'es',
  ],
  [
    'Colegio de educación infantil y primaria',
    { category: 'primary', localType: 'Colegio de Educación Infantil y Primaria' },
    'es',
  ],
  ['IES', { localType: 'IES' }, 'es'],
])('a Spanish school: %s', (words, given, locale) => expect(shown({ ...given, country: 'ES' }, locale)).toBe(words))
