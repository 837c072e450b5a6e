import { sql } from 'kysely'
import { admissionYears, plainLastDistancesOf } from '#app/features/facts/admission/admission-years.ts'
import { type FactValue, findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { agesInClasses, germanClasses } from '#app/features/schools/stages/german-classes.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import type { Wish } from './answers.ts'
import type { Candidate } from './judging/candidate.ts'
import type { Criterion } from './judging/criteria.ts'
import { RESULTS } from './judging/judge-figures.ts'
import type { Evidence, EvidenceId } from './judging/sentence.ts'

/** The facts by which each wish is judged, besides the columns of the directory. */
const FACTS_OF: Partial<Record<Wish, readonly FactId[]>> = {
  care: ['all_day_form', 'full_time_share'],
  lunch: ['canteen'],
  languages: ['international_section', 'european_section', 'bilingual_programme'],
  arts: ['arts_section'],
  sports: ['sport_section'],
  results: RESULTS,
  small: ['pupils'],
  smallClasses: ['class_size'],
  support: ['support_needs', 'inclusion_unit'],
  stepFree: ['step_free'],
  public: ['contract'],
  private: ['contract'],
}
/** All years of them are read. */
const ADMISSION: readonly FactId[] = [
  ...(['admission_places', 'admission_applications', 'admission_first_preferences', 'admission_offers'] as const),
  ...(['admission_last_distance', 'admission_distance_method', 'admission_criteria'] as const),
]

/** What to read of schools. */
export type Wanted = { facts: readonly FactId[]; withAdmission: boolean; withDay: boolean }

/** Nearer than this, the middle of a town says nothing of a school. */
const ROUGH_KM = 2

/** Everything that an answer says of a school. */
export const EVERYTHING: Wanted = {
  facts: [...new Set([...Object.values(FACTS_OF).flat(), 'pupils' as const])],
  withAdmission: true,
  withDay: true,
}

/** Returns what has to be read to judge schools. */
export function wantedFor(criteria: readonly Criterion[]): Wanted {
  const wishes = criteria.flatMap((criterion) => (criterion.kind === 'wish' ? [criterion.wish] : []))
  const needs = criteria.some(({ kind }) => kind === 'need' || kind === 'newcomers')
  const facts = [...wishes.flatMap((wish) => FACTS_OF[wish] ?? []), ...(needs ? (['support_needs'] as const) : [])]
  return {
    facts: [...new Set(facts)],
    withAdmission: wishes.includes('places'),
    withDay: wishes.some((wish) => wish === 'care' || wish === 'lunch'),
  }
}

/**
 * Reads what the directory, registers and statistics say of schools, each in one query; hidden ones are left out.
 *
 * @param at where distances are measured from
 */
export async function readCandidates(
  ids: readonly string[],
  { facts, withAdmission, withDay }: Wanted,
  at: Point | undefined,
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const [rows, values, admissions, days] = await Promise.all([
    schoolRows({ ids }),
    facts.length > 0 ? findFactValues(ids, { only: facts, newest: true }) : undefined,
    withAdmission ? findFactValues(ids, { only: ADMISSION }) : undefined,
    withDay ? dayRows({ ids }) : [],
  ])
  const daysOf = Map.groupBy(days, ({ school_id }) => school_id)
  return rows.map((row) => {
    const candidate = presentCandidate(row, daysOf.get(row.id) ?? [], at)
    const found = values?.get(row.id) ?? new Map<FactId, FactValue[]>()
    const admission = admissionYears(admissions?.get(row.id) ?? new Map())
    const measured = { country: candidate.country, lat: row.lat, lng: row.lng, approximate: candidate.isRough }
    const last = admissions?.get(row.id)?.get('admission_last_distance')?.at(-1)
    const stated = [...found].flatMap(([id, [value]]) =>
      value && value.missing === null ? [[id, value] as const] : [],
    )
    return {
      ...candidate,
      facts: new Map([...stated, ...(last ? [['admission_last_distance', last] as const] : [])]),
      admission,
      lastDistances: admission && plainLastDistancesOf(admission, measured),
    }
  })
}

const schoolRows = prepared((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('school_directory as d')
    .innerJoin('schools as s', 's.id', 'd.id')
    .leftJoin('school_profiles as p', 'p.school_id', 'd.id')
    .select(['d.id', 'd.name', 'd.category', 'd.local_type', 'd.country', 'd.region', 'd.city', 'd.ownership'])
    .select(['d.features', 'd.languages', 'd.pupils', 'd.faith', 'd.age_from', 'd.age_to', 'd.audience', 'd.status'])
    .select(['d.lat', 'd.lng', 'd.position_precision', 'd.source', 'd.source_date', 'd.show_in_search'])
    .select(['s.local_type as register_type', 's.ownership as register_ownership', 's.city as register_city'])
    .select(['s.features as register_features', 's.languages as register_languages', 's.pupils as register_pupils'])
    .select(['s.category as register_category', 'p.local_type as own_type', 'p.ownership as own_ownership'])
    .select(['p.category as own_category', 'p.city as own_city', 'p.languages as own_languages'])
    .select(['p.pupils as own_pupils', 'p.updated_at as own_at'])
    .where('d.id', '=', sql<string>`any(${ids}::text[])`)
    .where('d.status', '<>', 'hidden'),
)

const dayRows = prepared((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('school_day_known')
    .select(['school_id', 'topic', 'value', 'school_year', 'said_by'])
    .where('school_id', '=', sql<string>`any(${ids}::text[])`)
    .where('topic', 'in', ['careUntil', 'lunch']),
)

type Row = Awaited<ReturnType<typeof schoolRows>>[number]
type DayRow = Awaited<ReturnType<typeof dayRows>>[number]

function presentCandidate(row: Row, days: readonly DayRow[], at: Point | undefined) {
  const category = row.category as Category
  const isRough = row.position_precision !== 'exact'
  return {
    id: row.id,
    name: row.name,
    country: row.country as CountryCode,
    region: row.region,
    city: row.city,
    category,
    kind: kindOfSchool({ category, localType: row.local_type }),
    isOpen: row.status === 'active' && row.show_in_search && row.audience === 'children',
    distanceKm: distanceOf(row, at),
    isRough,
    ways: undefined,
    known: Object.fromEntries(knownOf(row, days).map((evidence) => [evidence.fact, evidence])),
    source: row.source,
    sourceDay: row.source_date,
  }
}

/** In kilometres; never below {@link ROUGH_KM} where only the town of a school is known. */
function distanceOf({ lat, lng, position_precision }: Row, at: Point | undefined): number | null {
  if (!at || lat === null || lng === null) return null
  const km = distanceKm(at, { lat, lng })
  return position_precision === 'exact' ? km : Math.max(km, ROUGH_KM)
}

/** Returns what the columns of the directory say, each with who says it. */
function knownOf(row: Row, days: readonly DayRow[]): Evidence[] {
  const ownDay = row.own_at?.toISOString().slice(0, 10) ?? null
  const day = (start: string | null) =>
    start === null ? null : ({ period: 'day', start, isImportDay: false } as const)
  const from = (fact: EvidenceId, value: Evidence['value'], who: 'register' | 'school' | 'correction'): Evidence => ({
    ...{ fact, school: row.id, value, source: who === 'register' ? row.source : who },
    period: who === 'school' ? day(ownDay) : who === 'register' ? day(row.source_date) : null,
  })
  const by = (own: unknown, value: unknown, register: unknown) =>
    own !== null && own === value ? 'school' : value === register ? 'register' : 'correction'
  const isOwnLanguages = (row.own_languages ?? []).length > 0
  const column = (fact: EvidenceId, value: string | number | null, own: unknown, register: unknown) =>
    value === null || value === '' ? [] : [from(fact, value, by(own, value, register))]
  const ages = agesOf(row)
  return [
    ...column('directory.category', row.category, row.own_category, row.register_category),
    ...column('directory.localType', row.local_type, row.own_type, row.register_type),
    ...column('directory.ownership', row.ownership, row.own_ownership, row.register_ownership),
    ...column('directory.city', row.city, row.own_city, row.register_city),
    ...column('directory.pupils', row.pupils, row.own_pupils, row.register_pupils),
    ...column('directory.faith', row.faith, null, row.faith),
    ...column('directory.status', row.status, null, row.status),
    ...column('directory.audience', row.audience, null, row.audience),
    ...(ages ? [from('directory.ageFrom', ages.from, 'register'), from('directory.ageTo', ages.to, 'register')] : []),
    ...(row.languages.length > 0
      ? [from('directory.languages', row.languages, isOwnLanguages ? 'school' : 'register')]
      : []),
    ...(row.features.length > 0 ? [from('directory.features', row.features, sourceOfFeatures(row))] : []),
    ...days.map(({ topic, value, school_year, said_by }): Evidence => {
      const start = `${school_year}-08-01`
      const period = { period: 'school_year', start, isImportDay: false } as const
      return { fact: `day.${topic as 'careUntil' | 'lunch'}`, school: row.id, value, source: said_by, period }
    }),
  ]
}

/** Only the school adds features to those of its register. */
const sourceOfFeatures = ({ features, register_features }: Row) =>
  features.every((feature) => register_features.includes(feature)) ? 'register' : 'school'

/** The ages of the register, or those that follow by law from the form of a German school. */
function agesOf({ age_from, age_to, country, local_type, region }: Row): { from: number; to: number } | undefined {
  if (age_from !== null && age_to !== null) return { from: age_from, to: age_to }
  const classes = country === 'DE' ? germanClasses(local_type, region) : undefined
  return classes && agesInClasses(classes)
}
