import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { cardSchool } from '../testing/card-school.ts'
import type { CardSchool } from './card-school.ts'
import { sentenceOf } from './sentence.ts'

const inAll = (school: CardSchool) => Object.fromEntries(LOCALES.map((locale) => [locale, sentenceOf(school, locale)]))
const none = { localType: '', region: '' }
const french = { id: 'fr-1', country: 'FR' as const, region: 'Auvergne-Rhône-Alpes' }
const spanish = { id: 'es-1', country: 'ES' as const, region: 'Andalucía' }
const italian = { id: 'it-1', country: 'IT' as const, region: 'Lombardia' }

describe('a typical school of each country in the five languages', () => {
  test('a public Gymnasium in Köln', () => {
    expect(inAll(cardSchool({ pupils: 890, allDay: 'full' }))).toEqual({
      de: 'Öffentliches Gymnasium, Klassen 5 bis 13, 890 Kinder, Ganztag',
      en: 'State academic secondary school, ages 10 to 19, 890 pupils, all-day school',
      fr: 'Établissement secondaire général public (collège et lycée), de 10 à 19 ans, 890 élèves',
      es: 'Centro público de secundaria y bachillerato, de 10 a 19 años, 890 alumnos',
      it: 'Scuola secondaria pubblica (medie e liceo), dai 10 ai 19 anni, 890 alunni, tempo pieno',
    })
  })

  test('a private Catholic Grundschule', () => {
    const school = cardSchool({ category: 'primary', localType: 'Grundschule', operator: 'private', faith: 'catholic' })
    expect(inAll({ ...school, pupils: 1188 })).toEqual({
      de: 'Private katholische Grundschule, Klassen 1 bis 4, 1.188 Kinder',
      en: 'Private Catholic primary school, ages 6 to 10, 1,188 pupils',
      fr: 'École primaire privée catholique, de 6 à 10 ans, 1\u202f188 élèves',
      es: 'Colegio privado católico de primaria, de 6 a 10 años, 1.188 alumnos',
      it: 'Scuola primaria privata cattolica, dai 6 ai 10 anni, 1.188 alunni',
    })
  })

  test('an English Church school', () => {
    const school = cardSchool({ id: 'gb-1', country: 'GB', category: 'primary', localType: 'Voluntary aided school' })
    expect(inAll({ ...school, faith: 'anglican', ages: { from: 4, to: 11 }, pupils: 210 })).toEqual({
      de: 'Öffentliche anglikanische Grundschule, 4 bis 11 Jahre, 210 Kinder',
      en: 'State Church of England primary school, ages 4 to 11, 210 pupils',
      fr: 'École primaire publique anglicane, de 4 à 11 ans, 210 élèves',
      es: 'Colegio público anglicano de primaria, de 4 a 11 años, 210 alumnos',
      it: 'Scuola primaria pubblica anglicana, dai 4 agli 11 anni, 210 alunni',
    })
  })

  test('a British sixth form is no vocational school, and alternative provision no special school', () => {
    const british = { id: 'gb-1', country: 'GB', category: 'vocational' } as const
    expect(inAll(cardSchool({ ...british, localType: 'Academy 16–19 (converter)' }))).toEqual({
      de: 'Öffentliches Oberstufenkolleg (Sixth Form)',
      en: 'State sixth form college',
      fr: 'Établissement public de fin du secondaire (sixth form)',
      es: 'Centro público de bachillerato (sixth form)',
      it: 'Scuola superiore pubblica (sixth form)',
    })
    const unit = { ...british, category: 'special_needs', localType: 'Pupil referral unit' } as const
    expect(inAll(cardSchool(unit))).toEqual({
      de: 'Öffentliche Einrichtung für alternativen Unterricht',
      en: 'State alternative provision school',
      fr: 'Établissement public d’enseignement alternatif',
      es: 'Centro público de enseñanza alternativa',
      it: 'Scuola pubblica di istruzione alternativa',
    })
  })

  test('a French collège under contract with boarding', () => {
    const school = cardSchool({ ...french, category: 'secondary', localType: 'Collège', operator: 'contract' })
    expect(inAll({ ...school, ages: { from: 11, to: 15 }, faith: 'catholic', boarding: true })).toEqual({
      de: 'Private katholische Sekundarschule mit Staatsvertrag, 11 bis 15 Jahre, Internat',
      en: 'Private Catholic lower secondary school under a state contract, ages 11 to 15, boarding',
      fr: 'Collège privé catholique sous contrat, de 11 à 15 ans, internat',
      es: 'Centro privado católico de secundaria con contrato estatal, de 11 a 15 años, internado',
      it: 'Scuola media privata cattolica con contratto statale, dagli 11 ai 15 anni, convitto',
    })
  })

  test('a Spanish colegio concertado', () => {
    const school = cardSchool({ ...spanish, category: 'primary', localType: 'Centro Docente Privado' })
    expect(inAll({ ...school, operator: 'concertado' })).toEqual({
      de: 'Private Grundschule mit staatlichen Mitteln',
      en: 'State-funded private primary school',
      fr: 'École primaire privée à financement public',
      es: 'Colegio concertado de primaria',
      it: 'Scuola primaria privata con fondi pubblici',
    })
  })

  test('an Italian scuola paritaria', () => {
    const school = cardSchool({ ...italian, category: 'primary', localType: 'Scuola primaria', operator: 'private' })
    expect(inAll({ ...school, ages: { from: 6, to: 11 }, pupils: 1 })).toEqual({
      de: 'Private Grundschule, 6 bis 11 Jahre, 1 Kind',
      en: 'Private primary school, ages 6 to 11, 1 pupil',
      fr: 'École primaire privée, de 6 à 11 ans, 1 élève',
      es: 'Colegio privado de primaria, de 6 a 11 años, 1 alumno',
      it: 'Scuola primaria paritaria, dai 6 agli 11 anni, 1 alunno',
    })
  })

  test('a site of an Italian institute', () => {
    const school = cardSchool({ ...italian, category: 'primary', localType: 'Scuola primaria' })
    expect(inAll({ ...school, ages: { from: 6, to: 11 }, institute: 'IC Ladispoli I' })).toEqual({
      de: 'Öffentliche Grundschule, gehört zu IC Ladispoli I, 6 bis 11 Jahre',
      en: 'State primary school, part of IC Ladispoli I, ages 6 to 11',
      fr: 'École primaire publique, institut IC Ladispoli I, de 6 à 11 ans',
      es: 'Colegio público de primaria, pertenece a IC Ladispoli I, de 6 a 11 años',
      it: 'Scuola primaria statale, parte di IC Ladispoli I, dai 6 agli 11 anni',
    })
    const long = { ...school, ages: { from: 6, to: 11 }, institute: 'IC Giovanni Paolo II e Vincenzo Cuoco di Napoli' }
    expect(sentenceOf(long, 'it')).toBe(`Scuola primaria statale, parte di ${long.institute}`)
  })

  test('a school for the youngest is no primary school', () => {
    const school = cardSchool({ ...italian, category: 'primary', localType: "Scuola dell'infanzia", pupils: 30 })
    expect(inAll({ ...school, ages: { from: 3, to: 6 } })).toEqual({
      de: 'Öffentliche Vorschule, 3 bis 6 Jahre, 30 Kinder',
      en: 'State nursery school, ages 3 to 6, 30 pupils',
      fr: 'École maternelle publique, de 3 à 6 ans, 30 élèves',
      es: 'Escuela infantil pública, de 3 a 6 años, 30 niños',
      it: "Scuola dell'infanzia statale, dai 3 ai 6 anni, 30 bambini",
    })
  })
})

test.each([
  ['Öffentliche Gesamtschule, Klassen 5 bis 13', { category: 'secondary', localType: 'Gesamtschule' }],
  ['Öffentliches Berufskolleg, 1.900 Lernende', { category: 'vocational', localType: 'Berufskolleg', pupils: 1900 }],
  ['Öffentliches Gymnasium, Klassen 5 bis 12', { region: 'Hamburg' }],
  ['Öffentliches Gymnasium', { region: 'Hessen' }],
  ['Öffentliche Grund- und weiterführende Schule', { category: 'secondary', localType: 'Grund- und Realschule' }],
  [
    'Öffentliche Grund- und weiterführende Schule mit Oberstufe, Klassen 1 bis 13',
    { category: 'secondary', localType: 'Grundschule, Stadtteilschule', region: 'Hamburg' },
  ],
  [
    'Öffentliches Gymnasium, Klassen 5 bis 13, gebundener Ganztag, nur für Mädchen, Internat',
    { allDay: 'bound', gender: 'girls', boarding: true },
  ],
] as const)('German: %s', (sentence, given) => expect(sentenceOf(cardSchool(given), 'de')).toBe(sentence))

test.each([
  [
    'École élémentaire publique, de 6 à 11 ans',
    'fr',
    { ...french, localType: 'École élémentaire', ages: { from: 6, to: 11 } },
  ],
  [
    'Lycée professionnel privé hors contrat, de 15 à 18 ans',
    'fr',
    { ...french, localType: 'Lycée professionnel', operator: 'no_contract', ages: { from: 15, to: 18 } },
  ],
  [
    'Colegio público de infantil y primaria, de 3 a 12 años',
    'es',
    { ...spanish, localType: 'Colegio de Educación Infantil y Primaria', ages: { from: 3, to: 12 } },
  ],
  [
    'Escuela infantil privada',
    'es',
    { ...spanish, category: 'primary', localType: 'Escuela infantil privada', operator: 'private' },
  ],
  [
    'State nursery school, ages 2 to 5',
    'en',
    {
      ...{ id: 'gb-4', country: 'GB', category: 'primary' },
      ...{ localType: 'Local authority nursery school', ages: { from: 2, to: 5 } },
    },
  ],
  [
    'Liceo scientifico statale, dai 14 ai 19 anni',
    'it',
    { ...italian, localType: 'Liceo scientifico', ages: { from: 14, to: 19 } },
  ],
  [
    'Independent secondary school, girls only',
    'en',
    { id: 'gb-2', country: 'GB', localType: 'Other independent school', operator: 'private', gender: 'girls' },
  ],
  [
    'Scuola primaria pubblica (primi anni), dall’1 agli 8 anni',
    'it',
    { id: 'gb-3', country: 'GB', category: 'secondary', ages: { from: 1, to: 8 } },
  ],
] as const)('%s', (sentence, locale, given) => {
  expect(sentenceOf(cardSchool({ ...none, ...given } as Partial<CardSchool>), locale)).toBe(sentence)
})

test('nothing but the type is no sentence', () => {
  expect(inAll(cardSchool({ ...none, operator: null, faith: 'other' }))).toEqual({
    de: null,
    en: null,
    fr: null,
    es: null,
    it: null,
  })
})

test('a long sentence loses its last parts', () => {
  const school = cardSchool({
    ...french,
    category: 'secondary',
    localType: 'Collège',
    operator: 'contract',
    faith: 'catholic',
  })
  const full = { ...school, ages: { from: 11, to: 15 }, pupils: 890, gender: 'girls' as const, boarding: true }
  expect(sentenceOf(full, 'en')).toBe(
    'Private Catholic lower secondary school under a state contract, ages 11 to 15, 890 pupils',
  )
  for (const locale of LOCALES) expect(sentenceOf(full, locale)!.length).toBeLessThanOrEqual(90)
})
