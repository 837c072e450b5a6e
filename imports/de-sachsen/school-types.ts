import type { Audience, Category } from '#db/vocabulary.ts'

/** Added to the name of every school run by a private body. */
export const PRIVATE: RegExp = /\s*\(Schule in freier Trägerschaft\)/

type Kind = { type: string; category: Category; focus?: string }

const special = (focus: string): Kind => ({ type: 'Förderschule', category: 'special_needs', focus })

/**
 * Keys of the Schuldatenbank, whose code list is not published, derived from the names of the schools that have only
 * one of them.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  11: { type: 'Grundschule', category: 'primary' },
  12: { type: 'Oberschule', category: 'secondary' },
  13: { type: 'Gymnasium', category: 'high_school' },
  21: { type: 'Berufsschule', category: 'vocational' },
  22: { type: 'Berufsfachschule', category: 'vocational' },
  23: { type: 'Fachschule', category: 'vocational' },
  24: { type: 'Fachoberschule', category: 'vocational' },
  25: { type: 'Berufliches Gymnasium', category: 'vocational' },
  28: { type: 'Berufsbildende Förderschule', category: 'special_needs' },
  31: special('Sehen'),
  32: special('Hören'),
  33: special('Geistige Entwicklung'),
  34: special('Körperliche und motorische Entwicklung'),
  35: special('Lernen'),
  36: special('Sprache'),
  37: special('Emotionale und soziale Entwicklung'),
  58: { type: 'Ergänzungsschule', category: 'vocational' },
}

/** Schools that are not for children, by their keys. */
const OTHERS: readonly (readonly [RegExp, type: string, Category, Audience])[] = [
  [/^39$/, 'Klinik- und Krankenhausschule', 'special_needs', 'prison_or_hospital'],
  [/^62$/, 'Schule im Justizvollzug', 'other', 'prison_or_hospital'],
  [/^42$/, 'Abendoberschule', 'secondary', 'adults'],
  [/^43$/, 'Abendgymnasium', 'high_school', 'adults'],
  [/^44$/, 'Kolleg', 'high_school', 'adults'],
]
const ORDER: readonly Category[] = ['special_needs', 'high_school', 'secondary', 'primary', 'vocational']

/**
 * Returns what the keys of an institution say, or undefined if it is not a school. Observatories, swimming pools, media
 * centres and authorities have keys of their own.
 */
export function kindOf(
  keys: readonly string[],
): { type: string; category: Category; focuses: string[]; audience: Audience } | undefined {
  const kinds = [...new Set(keys)].flatMap((key) => KINDS[key] ?? [])
  if (kinds.length === 0) {
    const other = OTHERS.find(([pattern]) => keys.some((key) => pattern.test(key)))
    if (!other) return undefined
    const [, type, category, audience] = other
    return { type, category, focuses: [], audience }
  }
  const types = [...new Set(kinds.map(({ type }) => type))]
  const isCentre = types.length > 1 && kinds.every(({ category }) => category === 'vocational')
  return {
    type: isCentre ? 'Berufliches Schulzentrum' : types.join(', '),
    category: ORDER.find((one) => kinds.some(({ category }) => category === one)) ?? 'other',
    focuses: kinds.flatMap(({ focus }) => focus ?? []),
    audience: 'children',
  }
}

/** Kreise and cities without one, by the first five digits of the municipality key. */
export const DISTRICTS: Readonly<Record<string, string>> = {
  14511: 'Chemnitz',
  14521: 'Erzgebirgskreis',
  14522: 'Mittelsachsen',
  14523: 'Vogtlandkreis',
  14524: 'Zwickau',
  14612: 'Dresden',
  14625: 'Bautzen',
  14626: 'Görlitz',
  14627: 'Meißen',
  14628: 'Sächsische Schweiz-Osterzgebirge',
  14713: 'Leipzig',
  14729: 'Landkreis Leipzig',
  14730: 'Nordsachsen',
}
