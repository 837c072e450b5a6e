/**
 * A fact that filters: by the ranges that begin at each bound, by its choices, of which a school has one (`choice`) or
 * several (`choices`, at most 24), or by being true. Numbers sort schools of one kind, sizes those of all kinds.
 */
type SearchedFact =
  | { kind: 'number'; bounds: readonly number[]; order: 'kind' | 'size' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'choices'; choices: readonly string[] }
  | { kind: 'flag' }

const number = (...bounds: readonly number[]) => ({ kind: 'number', bounds, order: 'kind' }) as const
const choice = (...choices: readonly string[]) => ({ kind: 'choice', choices }) as const
const choices = (...choices: readonly string[]) => ({ kind: 'choices', choices }) as const
const FLAG = { kind: 'flag' } as const

/**
 * The official facts that filter and sort results: those of `app/features/facts/vocabulary` that many schools of some
 * country have, that need no warning or one that fits beside a list, and that are neither sensitive nor comparable only
 * within a region.
 */
const FACTS = {
  pupils: { ...number(100, 250, 500, 1000), order: 'size' },
  class_size: number(20, 23, 26, 29),
  attendance: number(88, 91, 94),
  absence: number(4, 5, 6, 8),
  ks2_expected: number(50, 60, 70, 80),
  progress_8: number(-0.5, 0, 0.5),
  basics_5_share: number(30, 45, 60, 75),
  alevel_points: number(25, 30, 35, 40),
  wales_gcse_points: number(320, 360, 400),
  highers_5_share: number(20, 40, 60, 80),
  brevet_pass_rate: number(70, 80, 90, 95),
  brevet_value_added: number(-5, 0, 5),
  bac_pass_rate: number(80, 90, 95, 98),
  bac_value_added: number(-3, 0, 3),
  bac_pro_pass_rate: number(70, 80, 90, 95),
  textbook_cost: number(100, 200, 300, 400),
  all_day_form: choice('bound', 'partly_bound', 'open', 'offered', 'none'),
  contract: choice('public', 'contract', 'no_contract', 'concertado', 'private'),
  welsh_medium: choice('welsh', 'bilingual', 'english_significant_welsh', 'english'),
  admission_policy: choice('selective', 'not_selective', 'by_area', 'own_decision'),
  admission_demand: choices('places_left', 'oversubscribed'),
  applications_per_place: number(1, 1.5, 2, 3),
  step_free: choice('yes', 'partly', 'no'),
  support_needs: choices(
    ...['autism', 'speech_language', 'specific_learning', 'learning', 'severe_learning', 'profound_multiple'],
    ...[
      'behaviour_emotional',
      'hearing',
      'sight',
      'multisensory',
      'physical',
      'illness',
      'newcomers_language',
      'other',
    ],
  ),
  resourced_provision: choice('resourced_provision', 'sen_unit', 'both'),
  canteen: FLAG,
  school_bus: FLAG,
  nursery_classes: FLAG,
  sixth_form: FLAG,
  gaelic_medium: FLAG,
  european_section: FLAG,
  international_section: FLAG,
  arts_section: FLAG,
  cinema_section: FLAG,
  theatre_section: FLAG,
  sport_section: FLAG,
  general_track: FLAG,
  technological_track: FLAG,
  professional_track: FLAG,
  post_bac: FLAG,
  apprenticeships: FLAG,
  inclusion_unit: FLAG,
  adapted_education: FLAG,
  ofsted_rating: choice('outstanding', 'good', 'requires_improvement', 'inadequate'),
} satisfies Record<string, SearchedFact>

export type SearchedFactId = keyof typeof FACTS
export const SEARCHED_FACTS: Readonly<Record<SearchedFactId, SearchedFact>> = FACTS
export const SEARCHED_FACT_IDS = Object.keys(FACTS) as SearchedFactId[]

/** The fact whose words find a school just as those of its name do. */
export const INSTITUTE_NAME = 'institute_name'
/** The facts of one year from which `admission_demand` and `applications_per_place` follow. */
export const DEMAND_FACTS = [
  'admission_places',
  'admission_applications',
  'admission_first_preferences',
  'admission_offers',
] as const
export type DemandFact = (typeof DEMAND_FACTS)[number]
/** All facts that change what a search finds. */
export const INDEXED_FACT_IDS: readonly (SearchedFactId | DemandFact | typeof INSTITUTE_NAME)[] = [
  ...SEARCHED_FACT_IDS,
  ...DEMAND_FACTS,
  INSTITUTE_NAME,
]

/** An order by an official fact; schools for which it is not known come last. */
export type FactOrder = { fact: SearchedFactId; first: 'least' | 'most' }

/** A choice in a filter by a fact, such as `pupils.250` (from 250 to below the next bound) or `canteen.yes`. */
export type FactChoice = `${SearchedFactId}.${string}`

/** Name of the range below the first bound. */
const BELOW = 'below'

/** Returns the names of a fact's choices, at most 31. */
export function choiceNames(fact: SearchedFactId): readonly string[] {
  const searched = SEARCHED_FACTS[fact]
  if (searched.kind === 'flag') return ['yes']
  return searched.kind === 'number' ? [BELOW, ...searched.bounds.map(String)] : searched.choices
}

export const choicesOf = (fact: SearchedFactId): FactChoice[] =>
  choiceNames(fact).map((name): FactChoice => `${fact}.${name}`)

export const FACT_CHOICES: readonly FactChoice[] = SEARCHED_FACT_IDS.flatMap(choicesOf)

/**
 * Returns the indexes of the choices that a value belongs to; none for a flag that a school does not have.
 *
 * @param value a number, the index of a choice, the bits of several choices, or 1 and 0 for flags
 */
export function choicesAt(fact: SearchedFact, value: number): readonly number[] {
  if (fact.kind === 'choices') return fact.choices.flatMap((_, at) => (((value >> at) & 1) === 1 ? at : []))
  if (fact.kind === 'flag') return value === 1 ? [0] : []
  return [fact.kind === 'choice' ? value : fact.bounds.filter((bound) => value >= bound).length]
}
