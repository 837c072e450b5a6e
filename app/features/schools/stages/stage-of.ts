import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type KindOfSchool, kindOfSchool } from '../kind-of-school.ts'
import { agesInClasses, lastPrimaryClass, roughGermanClasses } from './german-classes.ts'
import type { Span, Stage } from './stage.ts'

export type Staged = {
  category: Category
  localType: string
  country: CountryCode
  region: string
  /** Ages that the register gives. */
  ages: Span | null
}

/** Ages at which primary, secondary and upper secondary school begin, and at which the last one ends. */
const BEGINNINGS: Record<CountryCode, readonly [number, number, number]> = {
  DE: [6, 10, 16],
  FR: [6, 11, 15],
  ES: [6, 12, 16],
  IT: [6, 11, 14],
  GB: [5, 11, 16],
}
const END = 20

/** Types that are told by their name alone, whatever the ages. */
const NAMED: readonly (readonly [countries: string, type: RegExp, stage: Stage])[] = [
  ['GB', /alternative provision|pupil referral/i, 'alternative'],
  ['GB', /sixth form|16.{1,4}19/i, 'sixth_form'],
  ['DE', /abend|^kolleg$|weiterbildungskolleg|volkshochschul|erwachsene|zweiter bildungsweg/i, 'adult'],
  ['ES', /permanente|adult/i, 'adult'],
  ['IT', /centro territoriale|adulti/i, 'adult'],
  ['DE ES', /klinik|krankenhaus|hospital/i, 'hospital'],
  ['ES', /m[uú]sica/i, 'music'],
  ['ES', /dan[sz]a/i, 'dance'],
  ['ES', /idiom/i, 'languages'],
  ['ES', /deportiv|esportiv/i, 'sports'],
  ['ES', /escuela de arte$|artes plásticas|d.art i disseny|de diseño/i, 'art'],
]

/** Kinds whose schools are what the kind says at any age. */
const AT_ANY_AGE = ['special_needs', 'vocational', 'other'] as const

/**
 * Returns the stages of a school, from its ages, the levels in the name of its type, and its kind, in this order: what
 * is said about a school never contradicts the ages beside it.
 */
export function stageOf(school: Staged): Stage {
  const { country, category, localType } = school
  const named = NAMED.find(([countries, type]) => countries.includes(country) && type.test(localType))?.[2]
  if (named && !(named === 'sixth_form' && school.ages && school.ages.from < 13)) return named
  const ages = school.ages ?? agesOfType(school)
  const own = AT_ANY_AGE.find((kind) => kind === category)
  if (own && !(ages && isOrdinary(school, ages))) return own
  if (ages) return stageOfAges(school, ages)
  return category === 'high_school' && isIndependent(school) ? 'secondary' : stageOfKind(kindOfSchool(school), country)
}

/** Returns the stages that schools of a kind usually have in a country. */
export const stageOfKind = (kind: KindOfSchool, country: CountryCode): Stage =>
  kind === 'nursery' ? nurseryOf(country, null) : STAGE_OF_CATEGORY[kind][country]

const everywhere = (stage: Stage): Record<CountryCode, Stage> => ({
  DE: stage,
  FR: stage,
  ES: stage,
  IT: stage,
  GB: stage,
})

/** Stages of schools of which only the category is known. */
const STAGE_OF_CATEGORY: Record<Category, Record<CountryCode, Stage>> = {
  primary: everywhere('primary'),
  secondary: { ...everywhere('secondary'), FR: 'lower_secondary', IT: 'lower_secondary' },
  high_school: { ...everywhere('academic'), FR: 'upper_secondary', IT: 'upper_secondary' },
  vocational: everywhere('vocational'),
  special_needs: everywhere('special_needs'),
  other: everywhere('other'),
}

/** Whether a school that its kind puts apart is told better by its ages: it teaches ordinary classes too. */
function isOrdinary({ category, country, localType }: Staged, ages: Span): boolean {
  if (category === 'other') return true
  if (category === 'special_needs') return country === 'DE' && /grundschule|stadtteilschule/i.test(localType)
  return yearsIn(ages, 0, BEGINNINGS[country][1]) >= 2
}

/** Levels in the names of types, with the ages that they mean. */
const LEVELS: readonly (readonly [countries: string, type: RegExp, ages: Span])[] = [
  ['ES', /infantil,? (y )?primaria y secundaria/i, { from: 3, to: 16 }],
  ['ES', /primaria y secundaria/i, { from: 6, to: 16 }],
  ['ES', /infantil y primaria/i, { from: 3, to: 12 }],
  ['FR', /^école primaire/i, { from: 3, to: 11 }],
  ['IT', /istituto comprensivo/i, { from: 3, to: 14 }],
  ['GB', /primary and secondary|all.(age|through)/i, { from: 5, to: 18 }],
]

/** Returns the ages that the name of a type means. */
function agesOfType({ country, localType, region }: Staged): Span | null {
  if (country === 'DE') {
    const classes = roughGermanClasses(localType, region)
    return classes ? agesInClasses(classes) : null
  }
  return LEVELS.find(([countries, type]) => countries === country && type.test(localType))?.[2] ?? null
}

/** Returns how many of the years between two ages a school has. */
const yearsIn = ({ from, to }: Span, begin: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, begin))

function stageOfAges(school: Staged, ages: Span): Stage {
  const { country, region, category } = school
  const [primary, usual, upper] = BEGINNINGS[country]
  const secondary = country === 'DE' ? lastPrimaryClass(region) + 6 : usual
  if (country === 'GB') {
    const british = britishStage(school, ages)
    if (british) return british
  }
  const early = yearsIn(ages, 0, primary)
  const first = yearsIn(ages, primary, secondary)
  const lower = yearsIn(ages, secondary, upper)
  const last = yearsIn(ages, upper, END)
  if (first < 2 && lower < 2 && last < 1) return narrowStage(country, ages, [early, first, lower])
  const begins = early >= 2 && country !== 'GB' ? 'nursery' : 'primary'
  if (first >= 2 && last >= 2) return `${begins}_upper`
  if (first >= 2 && lower >= 2) return `${begins}_secondary`
  if (first >= 2) return begins === 'nursery' ? 'nursery_primary' : 'primary'
  const isWhole = country === 'GB' ? ages.to >= upper : last >= 2
  if (category === 'high_school' && lower >= 2 && isWhole && !isIndependent(school)) return 'academic'
  if (lower < 2) return country === 'GB' ? 'sixth_form' : 'upper_secondary'
  return last >= 2 ? 'secondary' : 'lower_secondary'
}

/** The stage to which most of a few years belong. */
function narrowStage(
  country: CountryCode,
  ages: Span,
  [early, first, lower]: readonly [number, number, number],
): Stage {
  if (lower > first) return 'lower_secondary'
  return early > first ? nurseryOf(country, ages) : 'primary'
}

const isIndependent = ({ country, localType }: Staged) => country === 'GB' && /independent|preparatory/i.test(localType)

/** British stages that cut across primary and secondary. */
function britishStage(school: Staged, { from, to }: Span): Stage | undefined {
  if (from >= 8 && from <= 10 && to >= 12 && to <= 14) return 'middle'
  if (from <= 8 && (to === 13 || to === 14)) return isIndependent(school) ? 'preparatory' : 'primary_secondary'
  if (from <= 5 && (to === 7 || to === 8)) return 'infant'
  return from >= 7 && from <= 8 && (to === 11 || to === 12) ? 'junior' : undefined
}

/** Nursery schools of Spain may take children from birth. */
function nurseryOf(country: CountryCode, ages: Span | null): Stage {
  if (ages ? ages.from >= 2 : country !== 'ES') return 'nursery'
  return ages && ages.to <= 3 ? 'childcare' : 'early_years'
}
