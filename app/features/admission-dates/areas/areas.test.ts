import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { translator } from '#app/i18n/translate.ts'
import { areaLabel, areaOfSlug, areaPath } from './area-pages.ts'
import { areasOf } from './areas-of.ts'

test.each([
  ['GB', 'Surrey', undefined, ['ENG', 'ENG/Surrey']],
  ['GB', 'Angus', 'SCT', ['SCT', 'SCT/Angus']],
  ['GB', '', undefined, ['ENG']],
  ['DE', 'Sachsen', undefined, ['Sachsen']],
  ['DE', '', undefined, []],
  ['FR', 'Val-de-Marne', undefined, ['zone C', 'Académie de Créteil', 'Val-de-Marne']],
  ['FR', "Val-d'Oise", undefined, ['zone C', 'Académie de Versailles', "Val-d'Oise"]],
  ['FR', 'Corse-du-Sud', undefined, ['Académie de Corse', 'Corse-du-Sud']],
  ['ES', 'Sevilla', undefined, ['Andalucía', 'Sevilla']],
  ['ES', 'Madrid', undefined, ['Comunidad de Madrid', 'Madrid']],
  ['ES', 'Barcelona', undefined, ['Catalunya', 'Barcelona']],
  ['IT', 'Lombardia', undefined, ['Lombardia']],
] as const)('%s %s %s', (country, region, nation, areas) => expect(areasOf({ country, region, nation })).toEqual(areas))

test.each([
  ['GB', 'ENG', '/admission-dates/united-kingdom/england', 'England'],
  ['GB', 'SCT/Angus', '/admission-dates/united-kingdom/scotland', 'Angus'],
  ['IT', 'Valle d’Aosta', '/admission-dates/italia/valle-d-aosta', 'Valle d’Aosta'],
  ['DE', 'Thüringen', '/admission-dates/deutschland/thueringen', 'Thüringen'],
  ['FR', 'zone B', '/admission-dates/france/zone-b', 'Zone B'],
  ['FR', '', '/admission-dates/france', 'France'],
] as const)('the page of %s %s', (country, area, path, label) => {
  expect(areaPath(country, area)).toBe(path)
  expect(areaLabel(translator('en'), 'en', country, area)).toBe(label)
})

test('an address names one area', () => {
  expect(areaOfSlug(['ENG', 'WLS'], 'wales')).toBe('WLS')
  expect(areaOfSlug(['ENG'], 'wales')).toBeUndefined()
})
