import { countryName } from '#app/i18n/format.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { directory } from '../live/directory.server.ts'
import { findNearPlace } from './near-place.server.ts'

/** Finds the town or postal code of a country that was typed; returns undefined when there is none with that name. */
export async function findPlace(text: string, country: CountryCode) {
  const place = findNearPlace(await directory(), `${text.replaceAll(',', ' ')}, ${countryName('en', country)}`)
  return place?.country === country ? { name: place.name, lat: place.lat, lng: place.lng } : undefined
}
