import type { Category } from '#db/vocabulary.ts'
import { sentenceCase } from '../cleaning/title-case.ts'
import { frenchAccents } from './accents.ts'

/** The first match decides. */
const CATEGORIES: readonly (readonly [RegExp, Category])[] = [
  [
    /sp[eé]cialis|handicap|m[eé]dico|adapt[eé]|\berea\b|\bime\b|\biem\b|\bitep\b|\bsegpa\b|sessad|hospitalis|sanitaire/i,
    'special_needs',
  ],
  [/professionnel|\bcfa\b|apprenti|\blp\b|maison familiale/i, 'vocational'],
  [/lyc[eé]e/i, 'high_school'],
  [/coll[eè]ge|secondaire/i, 'secondary'],
  [/[eé]cole|maternelle|[eé]l[eé]mentaire|primaire/i, 'primary'],
]

/**
 * Returns our category for the nature of a school.
 *
 * @param paths `onlyVocational` when a lycée teaches neither the general nor the technological path
 */
export function frenchCategory(nature: string, paths = { onlyVocational: false }): Category {
  const category = CATEGORIES.find(([pattern]) => pattern.test(nature))?.[1] ?? 'other'
  return category === 'high_school' && paths.onlyVocational ? 'vocational' : category
}

/** Natures that the register abbreviates or words for administrators. */
const TYPES: Record<string, string> = {
  'ECOLE DE NIVEAU ELEMENTAIRE': 'École élémentaire',
  'ECOLE DE NIVEAU ELEMENTAIRE SPECIALISEE': 'École élémentaire spécialisée',
  'ECOLE ELEMENTAIRE D APPLICATION': "École élémentaire d'application",
  'ECOLE MATERNELLE D APPLICATION': "École maternelle d'application",
  'LYCEE ENSEIGNT GENERAL ET TECHNOLOGIQUE': 'Lycée général et technologique',
  'LYCEE D ENSEIGNEMENT GENERAL': 'Lycée général',
  'LYCEE D ENSEIGNEMENT TECHNOLOGIQUE': 'Lycée technologique',
  'LYCEE POLYVALENT': 'Lycée polyvalent',
  'LYCEE PROFESSIONNEL': 'Lycée professionnel',
  'ETABLISSEMENT REGIONAL D ENSEIGNT ADAPTE': "Établissement régional d'enseignement adapté",
  'SECTION ENSEIGNT GENERAL ET PROF. ADAPTE': "Section d'enseignement général et professionnel adapté",
  'COLLEGE CLIMATIQUE': 'Collège climatique',
}

/** Returns the register's word for the type, with its accents and only the first letter in upper case. */
export function frenchType(nature: string): string {
  if (/\p{Ll}/u.test(nature)) return nature.replace(/^Ecole/, 'École')
  return TYPES[nature] ?? sentenceCase(frenchAccents(nature).replace(/\bD (?=[AEIOUÉ])/g, "D'"), 'fr')
}

/** Ages for which the Code de l'éducation has each type of school, by its words in {@link frenchType}. */
const AGES: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/^École maternelle/, 3, 6],
  [/^École primaire/, 3, 11],
  [/^Collège/, 11, 15],
  [/^Lycée/, 15, 18],
]

/**
 * Returns the ages of the children for whom a school is; null if nothing tells them. An école that the register calls
 * élémentaire may have classes maternelles as well.
 *
 * @param classes which of the two stages of an école the register says that the school has
 */
export function frenchAges(
  type: string,
  classes: { nursery: boolean; elementary: boolean } = { nursery: false, elementary: false },
): { from: number; to: number } | null {
  const { nursery, elementary } = classes
  if (nursery || elementary) return { from: nursery ? 3 : 6, to: elementary ? 11 : 6 }
  const [, from, to] = AGES.find(([pattern]) => pattern.test(type)) ?? []
  return from === undefined || to === undefined ? null : { from, to }
}
