import type { CountryCode } from '#db/vocabulary.ts'

/** Cities that GeoNames lists under their English names, with their local names. */
const OWN_NAMES: Partial<Record<CountryCode, Record<string, string>>> = {
  DE: { Munich: 'München' },
  IT: {
    Rome: 'Roma',
    Naples: 'Napoli',
    Milan: 'Milano',
    Turin: 'Torino',
    Genoa: 'Genova',
    Florence: 'Firenze',
    Venice: 'Venezia',
  },
}

/** Returns the name of a town in the language of its country. */
export const ownName = (country: CountryCode, name: string): string => OWN_NAMES[country]?.[name] ?? name
