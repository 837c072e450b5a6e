import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import type { Point, SearchResult } from '#search-engine/index.ts'
import type { Gazetteer } from '#search-engine/language/gazetteer/gazetteer.ts'
import type { Interpretation } from '#search-engine/language/reading/interpretation.ts'

/** A reading that leads less far away finds nearly the same schools. */
const ELSEWHERE_KM = 25

type Somewhere = { name: string; region: string; country: CountryCode; points: readonly Point[] }
type Codes = Pick<Gazetteer, 'postalCodes'>

/**
 * Returns the next best reading of a text in a few words, if it looks for schools elsewhere than the chosen one, or for
 * a name instead of a place.
 *
 * @returns undefined if it finds nearly the same schools, or a place that stands among the namesakes of the chosen one
 */
export function otherReading(
  { interpretation, otherwise }: Pick<SearchResult, 'interpretation' | 'otherwise'>,
  gazetteer: Codes,
  locale: Locale,
): { reading: number; label: string } | undefined {
  if (!otherwise) return undefined
  const t = translator(locale)
  const [here, there] = [interpretation, otherwise.interpretation].map((one) => somewhere(one, gazetteer))
  if (!there) return here && { reading: otherwise.reading, label: t('results.otherwise.name') }
  const { candidates = [] } = interpretation.place ?? interpretation.postalCode ?? {}
  if (isNear(there.points, [...(here?.points ?? []), ...candidates])) return undefined
  const place = `${there.name} (${there.region || countryName(locale, there.country)})`
  return { reading: otherwise.reading, label: t('results.otherwise.place', { place }) }
}

const isNear = (points: readonly Point[], others: readonly Point[]) =>
  points.some((point) => others.some((other) => distanceKm(point, other) <= ELSEWHERE_KM))

/** Returns where an interpretation looks for schools: a place, or an area by the places of its postal codes. */
function somewhere({ place, postalCode, area }: Interpretation, gazetteer: Codes): Somewhere | undefined {
  const chosen = (place ?? postalCode)?.chosen
  if (chosen) return { ...chosen, points: [chosen] }
  const [first] = area?.areas ?? []
  if (!first) return undefined
  const points = first.codes.flatMap(
    (code) => gazetteer.postalCodes(code).find(({ country }) => country === first.country) ?? [],
  )
  return { name: first.name, region: '', country: first.country, points }
}
