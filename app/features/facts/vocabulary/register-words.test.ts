import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { formatFactValue, languageOfValue } from '../format-fact.ts'
import type { FactId } from './facts.ts'
import { registerWords, TRANSLATED_VALUES } from './register-words.server.ts'

const published = (choice: string) =>
  ({
    period: 'day',
    start: '2026-11-29',
    source: 'de-nrw',
    isImportDay: false,
    number: null,
    choice,
    missing: null,
  }) as const

test('every coded value of the registers has a text in each language', () => {
  expect(TRANSLATED_VALUES.length).toBeGreaterThan(130)
  for (const { fact, value, texts } of TRANSLATED_VALUES) {
    expect(
      texts.filter((text) => text.trim() !== ''),
      `${fact}: ${value}`,
    ).toHaveLength(LOCALES.length)
    for (const locale of LOCALES) expect(registerWords(locale, fact as FactId, value)).toBeTruthy()
  }
})

test.each<[FactId, string, string]>([
  ['stages', 'Sekundarstufen I und II', 'premier et second cycles du secondaire'],
  ['stages', 'Infantil 3–6, Primaria, ESO', 'maternelle (3 à 6 ans), primaire, collège (ESO)'],
  [
    'studies',
    'Dansa, grau elemental, Música, grau elemental',
    'danse, niveau élémentaire, musique, niveau élémentaire',
  ],
  ['faith_named', 'Christian', 'chrétienne'],
  ['faith_named', 'Church of England/Methodist', 'Église d’Angleterre, méthodiste'],
  ['legal_status', 'in öffentlicher Trägerschaft', 'gérée par une collectivité publique'],
  ['support_focus', 'Lernen; Sprache', 'apprentissage, langage'],
  ['first_languages', 'Englisch ab Klasse 5; Latein ab Klasse 5', 'anglais dès 10 ans, latin dès 10 ans'],
])('%s %s in French: %s', (fact, value, text) => {
  expect(formatFactValue('fr', fact, published(value))).toBe(text)
  expect(languageOfValue('fr', fact, published(value), 'DE')).toBeUndefined()
})

test('free text of a register keeps its language', () => {
  expect(formatFactValue('en', 'authority', published('Bezirksregierung Köln'))).toBe('Bezirksregierung Köln')
  expect(languageOfValue('en', 'authority', published('Bezirksregierung Köln'), 'DE')).toBe('de')
  expect(languageOfValue('de', 'authority', published('Bezirksregierung Köln'), 'DE')).toBeUndefined()
  expect(languageOfValue('en', 'faith_named', published('Christian; Lernen'), 'GB')).toBeUndefined()
  expect(formatFactValue('en', 'support_focus', published('Lernen; Unbekannt'))).toBe('Lernen; Unbekannt')
  for (const country of COUNTRIES)
    expect(languageOfValue('de', 'official_code', published('12'), country)).toBeUndefined()
})
