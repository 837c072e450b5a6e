import type { Category } from '#db/vocabulary.ts'
import { sentenceCase } from '../cleaning/title-case.ts'
import type { Ages } from '../register-school.ts'
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

/** Ages that the Code de l'éducation sets for each type of school, by its words in {@link frenchType}. */
const AGES: readonly (readonly [RegExp, Ages])[] = [
  [/^École maternelle/, { from: 3, to: 6 }],
  [/^École primaire/, { from: 3, to: 11 }],
  [/^Collège/, { from: 11, to: 15 }],
  [/^Lycée/, { from: 15, to: 18 }],
]

/**
 * Returns the ages of the children that a school is for; null if nothing gives them. An école that the register calls
 * élémentaire may have classes maternelles as well.
 *
 * @param classes which of the two stages of an école the school has, according to the register
 */
export function frenchAges(type: string, classes?: { nursery: boolean; elementary: boolean }): Ages | null {
  if (classes?.nursery || classes?.elementary) return { from: classes.nursery ? 3 : 6, to: classes.elementary ? 11 : 6 }
  return AGES.find(([pattern]) => pattern.test(type))?.[1] ?? null
}
