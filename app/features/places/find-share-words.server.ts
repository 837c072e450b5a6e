import '#app/i18n/all.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { ShareWords } from '#app/ui/share-picture/share-words.ts'
import { type FoundPlace, findPlace, type PlaceParts } from './found-place.ts'
import { readPlaceIndex } from './index/read-place-index.server.ts'
import { queryOf } from './place-query.ts'
import { placeHeading } from './place-words.ts'

/** Finds the words in the picture of a place for shared links; undefined for a place without schools. */
export async function findShareWords(parts: PlaceParts, locale: Locale): Promise<ShareWords | undefined> {
  const engine = await directory()
  const place = findPlace(readPlaceIndex(engine), parts)
  const count = place ? engine.count(queryOf(place, locale)) : 0
  if (!place || count === 0) return undefined
  const below = translator(locale)('results.count', { count })
  return { above: surroundingsOf(place, locale), name: placeHeading(place, locale), below }
}

function surroundingsOf(place: FoundPlace, locale: Locale): string {
  if (place.kind === 'country') return ''
  const country = countryName(locale, place.country)
  return place.kind === 'region' ? country : [place.town.region.name, country].filter(Boolean).join(', ')
}
