import { comparisonArea } from '#app/features/facts/comparison-area.ts'
import { appliesTo, FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { yearsWithin } from '#app/features/schools/own-point/last-distances.ts'
import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import { type Candidate, factOf, foundOf } from './candidate.ts'
import type { Found } from './judge-offers.ts'
import { type Evidence, say } from './sentence.ts'

/**
 * Results by which schools may be compared, the most telling first; none needs a warning to be understood. What
 * measures the school comes before what mostly measures its pupils.
 */
export const RESULTS = [
  ...(['ks2_expected', 'progress_8', 'basics_5_share', 'wales_gcse_points', 'highers_5_share'] as const),
  ...(['brevet_value_added', 'brevet_pass_rate', 'bac_value_added', 'bac_pass_rate'] as const),
  ...(['bac_pro_value_added', 'bac_pro_pass_rate', 'abitur_grade'] as const),
] as const satisfies readonly FactId[]

/** With fewer schools the middle says nothing. */
const MIN_COMPARED = 5

/** The middle value of the examined schools that may be compared, and how many those are. */
type Middle = { value: number; schools: number }
type Figure = { evidence: Evidence; value: number; group: string }

/** The middles of the examined schools, by what is compared. */
export type Middles = Record<'results' | 'small' | 'smallClasses', ReadonlyMap<string, Middle>>

/** Works out the middles of all examined schools; their order does not matter. */
export function middlesOf(schools: readonly Candidate[]): Middles {
  const by = (figureOf: (school: Candidate) => Figure | undefined) => {
    const figures = schools.flatMap((school) => figureOf(school) ?? [])
    const groups = [...Map.groupBy(figures, ({ group }) => group)].filter(([, known]) => known.length >= MIN_COMPARED)
    return new Map(groups.map(([group, known]) => [group, { value: medianOf(known), schools: known.length }]))
  }
  return { results: by(resultOf), small: by(sizeOf), smallClasses: by(classSizeOf) }
}

function medianOf(figures: readonly { value: number }[]): number {
  const sorted = figures.map(({ value }) => value).toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Values of one edition, of schools of one kind in one country or region. */
function figureOf(school: Candidate, fact: FactId): Figure | undefined {
  const evidence = factOf(school, fact)
  const definition = FACTS[fact]
  if (typeof evidence.value !== 'number' || definition.kind !== 'number') return undefined
  const area = definition.comparable === 'region' ? `${school.country} ${school.region}` : comparisonArea(school)
  const group = [fact, evidence.period?.start ?? '', school.kind, area].join('|')
  return { evidence, value: evidence.value, group }
}

const resultOf = (school: Candidate): Figure | undefined => {
  const fact = RESULTS.find((result) => appliesTo(result, school.category) && school.facts.get(result)?.number != null)
  return fact && figureOf(school, fact)
}
const classSizeOf = (school: Candidate) => figureOf(school, 'class_size')

/** The number of pupils that statistics give, or else the directory. */
function sizeOf(school: Candidate): Figure | undefined {
  const counted = figureOf(school, 'pupils')
  const evidence = counted?.evidence ?? school.known['directory.pupils']
  if (typeof evidence?.value !== 'number') return undefined
  return { evidence, value: evidence.value, group: `pupils|${school.kind}|${comparisonArea(school)}` }
}

/** Returns the evidence of how many pupils a school has. */
export const pupilsOf = (school: Candidate): Evidence | undefined => sizeOf(school)?.evidence

function besideMiddle(school: Candidate, figure: Figure | undefined, middles: ReadonlyMap<string, Middle>) {
  const middle = figure && middles.get(figure.group)
  if (!middle) return undefined
  const sum = [foundOf(school, 'found.schools', middle.schools), foundOf(school, 'found.middle', middle.value)]
  return { figure, middle, evidence: [figure.evidence, ...sum] }
}

/** The middle is written like the value beside it. */
const VALUES = { value: [0, 'fact'], count: [1, 'number'], middle: [2, 'fact'] } as const

export function judgeResults(school: Candidate, { results }: Middles): Found {
  const beside = besideMiddle(school, resultOf(school), results)
  if (!beside) return undefined
  const { figure, middle, evidence } = beside
  const definition = FACTS[figure.evidence.fact as FactId]
  const isLess = definition.kind === 'number' && definition.direction === 'less'
  const values = { ...VALUES, fact: [0, 'factName'] } as const
  if (figure.value === middle.value) return { state: 'met', sentence: say('chooseSay.results.same', evidence, values) }
  return isLess === figure.value < middle.value
    ? { state: 'met', sentence: say('chooseSay.results.better', evidence, values) }
    : { state: 'unmet', sentence: say('chooseSay.results.worse', evidence, values) }
}

export function judgeSmall(school: Candidate, { small }: Middles): Found {
  const beside = besideMiddle(school, sizeOf(school), small)
  if (!beside) return undefined
  const values = { value: [0, 'number'], count: [1, 'number'], middle: [2, 'number'] } as const
  return beside.figure.value < beside.middle.value
    ? { state: 'met', sentence: say('chooseSay.small.yes', beside.evidence, values) }
    : { state: 'unmet', sentence: say('chooseSay.small.no', beside.evidence, values) }
}

export function judgeClasses(school: Candidate, { smallClasses }: Middles): Found {
  const beside = besideMiddle(school, classSizeOf(school), smallClasses)
  if (!beside) return undefined
  return beside.figure.value < beside.middle.value
    ? { state: 'met', sentence: say('chooseSay.classes.small', beside.evidence, VALUES) }
    : { state: 'unmet', sentence: say('chooseSay.classes.large', beside.evidence, VALUES) }
}

/**
 * Judges how places were given: by the distances of the last years for a home that is known exactly, or else by the
 * newest year whose figures say something.
 *
 * @param home only where it is exact
 */
export function judgePlaces(school: Candidate, home: Point | undefined): Found {
  return (home && withinDistances(school, home)) ?? demand(school)
}

function withinDistances(school: Candidate, home: Point): Found {
  const { lastDistances } = school
  if (!lastDistances) return undefined
  const { inside, edge } = yearsWithin(distanceKm(home, lastDistances.at), lastDistances.limits)
  const years = lastDistances.limits.length
  if (inside.length === 0 && edge.length > 0) return undefined
  const evidence = [
    factOf(school, 'admission_last_distance'),
    foundOf(school, 'found.inside', inside.length),
    foundOf(school, 'found.years', years),
  ]
  const sentence = say('chooseSay.places.inside', evidence, { inside: [1, 'number'], count: [2, 'number'] })
  return { state: inside.length === years ? 'met' : inside.length === 0 ? 'unmet' : 'unknown', sentence }
}

function demand(school: Candidate): Found {
  const year = school.admission?.years.find((one) => one.demand !== null)
  if (!year) return undefined
  const figure = (fact: FactId, value: number | null): Evidence => ({
    ...factOf(school, fact),
    value,
    source: school.admission!.sources[0] ?? school.source,
    period: { period: 'school_year', start: `${year.year}-08-01`, isImportDay: false },
  })
  const places = figure('admission_places', year.places)
  if (year.undersubscribed === 'left') {
    const offers = figure('admission_offers', year.offers)
    const values = { offers: [0, 'number'], places: [1, 'number'] } as const
    return { state: 'met', sentence: say('chooseSay.places.left', [offers, places], values) }
  }
  const values = { applications: [0, 'number'], places: [1, 'number'] } as const
  const applied = figure('admission_applications', year.applications)
  if (year.undersubscribed === 'enough')
    return { state: 'met', sentence: say('chooseSay.places.enough', [applied, places], values) }
  if (year.applications !== null && year.applications > (year.places ?? 0))
    return { state: 'unmet', sentence: say('chooseSay.places.over', [applied, places], values) }
  const first = figure('admission_first_preferences', year.firstPreferences)
  return { state: 'unmet', sentence: say('chooseSay.places.overFirst', [first, places], values) }
}
