import { byOffer } from '#db/vocabulary.ts'
import type { SchoolDocument } from '../index/document.ts'

let made = 0

/** Makes a school for tests; fields that are not given have plain values. */
export function makeSchool(given: Partial<SchoolDocument> = {}): SchoolDocument {
  return {
    id: `test-${String(++made).padStart(6, '0')}`,
    name: 'Grundschule am Park',
    localType: 'Grundschule',
    category: 'primary',
    country: 'DE',
    region: 'Bayern',
    city: 'Garching',
    postalCode: '85748',
    street: 'Parkweg 1',
    institute: null,
    codes: [],
    ownership: 'public',
    features: [],
    faith: null,
    gender: null,
    ...byOffer(() => null),
    ageFrom: null,
    ageTo: null,
    languages: [],
    lat: 48.25,
    lng: 11.65,
    precision: 'exact',
    premium: false,
    ratingCount: 0,
    ratingAverage: null,
    ratingRank: 3.5,
    ...given,
  }
}
