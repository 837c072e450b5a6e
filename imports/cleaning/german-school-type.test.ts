import { expect, test } from 'vitest'
import { featuresIn } from './features.ts'
import { germanCategory, germanRejection } from './german-school-type.ts'

test.each([
  ['Grundschule', 'primary'],
  ['Grundschule mit Förderstufe', 'primary'],
  ['Gymnasium (Mittel- und Oberstufe)', 'high_school'],
  ['Gymnasiale Oberstufenschule', 'high_school'],
  ['Haupt- und Realschule mit Förderstufe', 'secondary'],
  ['Schulformübergreifende (integrierte) Gesamtschule', 'secondary'],
  ['Grund-, Haupt- und Realschule', 'secondary'],
  ['Freie Waldorfschule', 'secondary'],
  ['Berufliche Schule', 'vocational'],
  ['Berufliches Gymnasium', 'vocational'],
  ['Fachoberschule', 'vocational'],
  ['Sonstige Förderschule', 'special_needs'],
  ['Sonderpädagogisches Bildungs- und Beratungszentrum', 'special_needs'],
  ['', 'other'],
])('%s is %s', (type, category) => expect(germanCategory(type)).toBe(category))

test.each([
  ['Studienseminar Gymnasien', 'not_a_school'],
  ['Staatliches Schulamt', 'not_a_school'],
  ['Allgemeine Dienststelle', 'not_a_school'],
  ['Klinikschule', 'prison_or_hospital'],
  ['Abendgymnasium', 'adults_only'],
  ['Hessenkolleg', 'adults_only'],
  ['Sonderpädagogisches Bildungs- und Beratungszentrum', undefined],
  ['Berufskolleg', undefined],
  ['Gymnasium', undefined],
])('%s is rejected as %s', (type, reason) => expect(germanRejection(type)).toBe(reason))

test('features are found in names and types', () => {
  expect(featuresIn('Freie Waldorfschule')).toEqual(['waldorf'])
  expect(featuresIn('Montessori-Gesamtschule International')).toEqual(['international', 'montessori'])
  expect(featuresIn('St Mary RC Primary')).toEqual(['religious'])
  expect(featuresIn('Liceo Musicale', 'arts', false, 'music')).toEqual(['music', 'arts'])
  expect(featuresIn('Grundschule Montessoristraße')).toEqual([])
  expect(featuresIn('Förderverein e.V.')).toEqual([])
})
