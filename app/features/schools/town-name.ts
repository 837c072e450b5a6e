import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'

type Town = { city: string; country: CountryCode; region: string }

/** Returns the names of an Italian town in two languages, the Italian one first: BOLZANO * BOZEN, Bolzano/Bozen. */
export const namesOfTown = (city: string): string[] =>
  city
    .split(/[*/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * Returns the name of a town in a language: German in German Südtirol, else the country's own. Elsewhere a slash may
 * stand before a river or a region (Halle/Saale), and which name is whose differs in Spain: those names stay whole.
 */
export function townIn({ city, country, region }: Town, locale: Locale): string {
  if (country !== 'IT') return city
  const [first = '', second = first] = namesOfTown(city)
  return locale === 'de' && region.startsWith('Trentino') ? second : first
}
