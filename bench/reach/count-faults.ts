import '#app/i18n/all.server.ts'
import { type FoundPlace, ofRegion, ofTown } from '#app/features/places/found-place.ts'
import { PlaceIndex } from '#app/features/places/index/place-index.ts'
import { placeWords } from '#app/features/places/place-words.ts'
import { profileWords } from '#app/features/school-profile/page-words.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#lib/text/fitting.ts'
import { createGazetteer } from '#search-engine/language/gazetteer/gazetteer.ts'
import type { GeneratedSchool } from '../directory/generate-schools.ts'

const MAX_REPEATED_SHARE = 0.001

type Words = { title: string; description: string }
/** Numbers of texts that are too long, and of those that repeat the text of an earlier page. */
export type Faults = Record<keyof Words, { pages: number; long: number; repeated: number }>

/** Counts faults of titles and descriptions of profiles without texts of their own. */
export const profileFaults = (schools: readonly GeneratedSchool[], locale: Locale): Faults =>
  faultsOf(
    schools.map(({ local_type: localType, postal_code: postalCode, ...school }) =>
      profileWords({ ...school, localType, typeParts: [{ text: localType }], postalCode, summary: null }, locale),
    ),
  )

const types = Object.fromEntries(CATEGORIES.map((category) => [category, 12])) as Record<
  (typeof CATEGORIES)[number],
  number
>
/** Every place has the same numbers, so that only names distinguish them. */
const EQUAL_COUNTS = { total: 72, ownership: { public: 50, private: 22 }, types }

/** Counts faults in the titles and descriptions of regions, of two pages of each town, and of two types in each. */
export function placeFaults(schools: readonly GeneratedSchool[], locale: Locale): Faults {
  const places = schools.map(({ country, region, city: name, lat, lng }) => {
    return { kind: 'town' as const, country, region, name, lat, lng, schools: 1 }
  })
  const index = PlaceIndex.of(createGazetteer(places).allTowns)
  const found: FoundPlace[] = [
    ...COUNTRIES.flatMap((country) => index.regions(country).map(ofRegion)),
    ...[...index.towns()].flatMap((town) =>
      ([undefined, 'primary', 'high_school'] as const).map((category) => ofTown(town, category)),
    ),
  ]
  const byPath = new Map(found.map((place) => [place.path, place]))
  const pagesOf = (place: FoundPlace) => (place.kind === 'town' && place.category ? [1] : [1, 2])
  return faultsOf(
    [...byPath.values()].flatMap((place) =>
      pagesOf(place).map((page) => placeWords(place, EQUAL_COUNTS, locale, page)),
    ),
  )
}

/**
 * Prints the faults of profiles and places in each language; returns whether they are few. Among this many made-up
 * schools some have the same name in the same town.
 */
export function reportFaults(schools: readonly GeneratedSchool[]): boolean {
  const lines = LOCALES.flatMap((locale) =>
    Object.entries({ profiles: profileFaults(schools, locale), places: placeFaults(schools, locale) }).flatMap(
      ([kind, faults]) => Object.entries(faults).map(([text, counts]) => ({ locale, kind, text, ...counts })),
    ),
  )
  for (const { locale, kind, text, ...counts } of lines)
    console.log(
      `${kind} in ${locale}, ${text}: ${counts.long} too long, ${counts.repeated} of ${counts.pages} repeated`,
    )
  return lines.every(({ long, repeated, pages }) => long === 0 && repeated <= pages * MAX_REPEATED_SHARE)
}

function faultsOf(pages: readonly Words[]): Faults {
  const count = (pick: keyof Words, max: number) => ({
    pages: pages.length,
    long: pages.filter((page) => page[pick].length > max).length,
    repeated: pages.length - new Set(pages.map((page) => page[pick])).size,
  })
  return { title: count('title', MAX_TITLE_LENGTH), description: count('description', MAX_DESCRIPTION_LENGTH) }
}
