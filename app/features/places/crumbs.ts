import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { type FoundPlace, ofRegion } from './found-place.ts'
import type { Region } from './index/place-index.ts'
import { countryPath } from './place-path.ts'
import { regionName } from './place-words.ts'

/** Returns the surrounding places and the place itself, largest first. */
export function crumbsOf(place: FoundPlace, locale: Locale): Crumb[] {
  const country = { name: countryName(locale, place.country), path: countryPath(place.country) }
  const below = partsBelowCountry(place, locale).map(({ name, path }) => ({ name, path }))
  if (place.kind !== 'town' || !place.category) return [country, ...below]
  return [country, ...below, { name: translator(locale)(`places.types.${place.category}`), path: place.path }]
}

/** A town in several regions does not lie in any single one of them. */
function partsBelowCountry(place: FoundPlace, locale: Locale): Crumb[] {
  if (place.kind === 'country') return []
  const crumbOf = (region: Region) => ({ name: regionName(region, locale), path: region.path })
  if (place.kind === 'region') return [crumbOf(place.region)]
  const { town } = place
  const isRegion = ofRegion(town.region).path === town.path
  return isRegion || town.places.length > 1 ? [town] : [crumbOf(town.region), town]
}
