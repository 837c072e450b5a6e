import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** A place that contains the school, and the path without language of the search for it. */
type Crumb = { name: string; path: string }

/** Returns the country, region and town of a school, the largest first; unknown or repeated ones are left out. */
export function breadcrumb(
  { country, region, city }: { country: CountryCode; region: string; city: string },
  locale: Locale,
): Crumb[] {
  const within = (name: string) => ({ name, path: `/results?q=${encodeURIComponent(name)}&country=${country}` })
  const places = [region === city ? '' : region, city].filter(Boolean)
  return [{ name: countryName(locale, country), path: `/results?country=${country}` }, ...places.map(within)]
}
