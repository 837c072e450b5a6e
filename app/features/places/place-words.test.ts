import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { Place } from '#search-engine/language/places/place.ts'
import { type FoundPlace, findPlace } from './found-place.ts'
import { PlaceIndex } from './index/place-index.ts'
import { placeWords } from './place-words.ts'
import { medianIndex } from './present-charts.ts'

const types = Object.fromEntries(CATEGORIES.map((category, at) => [category, 100_000 + at])) as never
const NUMBERS = { total: 600_000, ownership: { public: 300_000, private: 300_000 }, types }
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'

const placeNamed = (name: string, region: string): Place => ({
  kind: 'town',
  country: 'GB',
  name,
  region,
  lat: 53,
  lng: -4,
  schools: 3,
})

test.each(LOCALES)('even the longest names and numbers fit in %s', (locale) => {
  for (const name of ['Rhyl', 'Saint-Germain-de-Tallevende-la-Lande-Vaumont', LONG, `${LONG} ${LONG}`]) {
    const index = PlaceIndex.of([placeNamed(name, `Region ${LONG}`), placeNamed('Other', `Region ${LONG}`)])
    const whole = { country: 'gb', region: `Region ${LONG}`, town: name }
    const places = [
      { country: 'gb' },
      { country: 'gb', region: whole.region },
      whole,
      { ...whole, type: 'high-school' },
    ]
    for (const parts of places) {
      const place = findPlace(index, parts) as FoundPlace
      const { title, description, heading } = placeWords(place, NUMBERS, locale)
      expect([title.length <= 60, description.length <= 155, heading.length > 0]).toEqual([true, true, true])
    }
  }
})

test('the middle lies in the bar that holds the school in the middle', () => {
  expect([medianIndex([1, 1, 3]), medianIndex([3, 1, 1]), medianIndex([2, 2]), medianIndex([0, 5, 0])]).toEqual([
    2, 0, 0, 1,
  ])
})
