import type { Category } from '#db/vocabulary.ts'
import type { SpanishStage } from '../es-andalucia/spanish-stages.ts'
import type { RejectionReason } from '../register-school.ts'

const NO_SCHOOL =
  /orientación educativa|zona casas de niños|establecimiento administrativo|universidad|para el empleo|intercambios|formación ambiental|territorial de innovación|instituto superior madrileño|docente militar|enriquecimiento/i

/** Returns the reason not to import a centre of this type, if any. */
export function madridRejection(type: string): RejectionReason | undefined {
  if (/penitenciari|hospitalaria/i.test(type)) return 'prison_or_hospital'
  if (/adult[oa]s/i.test(type)) return 'adults_only'
  if (/en el extranjero/i.test(type)) return 'abroad'
  return NO_SCHOOL.test(type) ? 'not_a_school' : undefined
}

const CATEGORIES: readonly (readonly [RegExp, Category])[] = [
  [/educación especial|terapéutico/i, 'special_needs'],
  [/formación profesional|inserción laboral/i, 'vocational'],
  [/música|danza|idiomas|deport|\bartes?\b|artístic|diseño|canto|conservación/i, 'other'],
  [/instituto de educación secundaria/i, 'high_school'],
  [/secundaria|enseñanzas integradas/i, 'secondary'],
  [/infantil|primaria|casa de niños|preescolar/i, 'primary'],
]

/**
 * Returns our category: that of the highest stage in the type. An IES leads to the Bachillerato; a private school whose
 * type says Secundaria may end before it.
 */
export function madridCategory(type: string): Category {
  return CATEGORIES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

/** Usual short titles by the abbreviation of the type in the register; other types keep the full wording. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  'CP INF-PRI': 'CEIP',
  'CP PRI': 'CEIP',
  'CP INF-PRI-SEC': 'CEIPSO',
  'CP EE': 'CPEE',
  'CP IFP': 'CIFP',
  IES: 'IES',
  SIES: 'SIES',
  EEI: 'Escuela Infantil',
  'EEI-CN': 'Casa de Niños',
  EIPR: 'Escuela Infantil',
  'CPR INF': 'Escuela Infantil',
  'CPR INF-PRI': 'Colegio',
  'CPR INF-PRI-SEC': 'Colegio',
  'CPR INF-SEC': 'Colegio',
  'CPR PRI': 'Colegio',
  'CPR PRI-SEC': 'Colegio',
  'CPR ES': 'Colegio',
  'CPR EE': 'Colegio de Educación Especial',
  'CPR FPE': 'Centro de Formación Profesional',
  'CP FPE': 'Centro de Formación Profesional',
  'CEXTRAN ESP': '',
  EOI: 'EOI',
  'E ARTE': 'Escuela de Arte',
}

/**
 * Returns the title that precedes the name of a school.
 *
 * @param type in full, in sentence case
 */
export function madridTitle(abbreviation: string, type: string): string {
  return SHORT_TITLES[abbreviation] ?? type
}

const STAGES = ['Infantil', 'Primaria', 'Secundaria', 'Formación profesional', 'Educación especial'] as const

/** Returns the stages in the wording of a type; an IES always teaches the ESO and the Bachillerato. */
export function madridStages(type: string): string {
  const isIes = /^instituto de educación secundaria/i.test(type)
  const named = STAGES.filter((stage) => type.toLowerCase().includes(stage.toLowerCase()))
  return isIes ? 'ESO, Bachillerato' : named.join(', ')
}

/**
 * Types that teach the same stages everywhere; others leave open which cycle of infantil they teach, or where they end.
 */
const FIXED_STAGES: readonly (readonly [RegExp, readonly SpanishStage[]])[] = [
  [/^colegio de educación infantil y primaria$/i, ['infant', 'primary']],
  [/^colegio de educación primaria$/i, ['primary']],
  [/^colegio de educación infantil, primaria y secundaria$/i, ['infant', 'primary', 'lower']],
  [/^instituto de educación secundaria$/i, ['lower', 'upper']],
]

/** Returns the stages that every school of a type teaches; none if they differ. */
export const madridFixedStages = (type: string): readonly SpanishStage[] =>
  FIXED_STAGES.find(([pattern]) => pattern.test(type))?.[1] ?? []
