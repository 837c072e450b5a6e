import type { AdmissionYears } from '#app/features/facts/admission/admission-years.ts'
import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Ways } from '#app/features/routing/ways.ts'
import type { KindOfSchool } from '#app/features/schools/kind-of-school.ts'
import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { Evidence, EvidenceId } from './sentence.ts'

/** A school that the helper examines, with what is known of it. */
export type Candidate = {
  id: string
  name: string
  country: CountryCode
  region: string
  city: string
  category: Category
  kind: KindOfSchool
  /** Whether it may be chosen: open, listed, and for children. */
  isOpen: boolean
  /** From the home or the place; null where its position is not known. */
  distanceKm: number | null
  /** Whether only its town or postal code is known. */
  isRough: boolean
  ways: Ways | undefined
  /** What the directory says of it; a missing fact is not known. */
  known: Readonly<Partial<Record<EvidenceId, Evidence>>>
  /** The newest value of each official fact that was read, without those that have none. */
  facts: ReadonlyMap<FactId, FactValue>
  admission: AdmissionYears | null
  lastDistances: LastDistances | null
  /** Id of the source of its row, and the day of that source, YYYY-MM-DD. */
  source: string
  sourceDay: string | null
}

/** Returns an official fact of a school as evidence; its value is null where it is not known. */
export function factOf(school: Candidate, fact: FactId): Evidence {
  const found = school.facts.get(fact)
  if (!found) return unknownOf(school, fact)
  const { number, choice, source, period, start, isImportDay } = found
  return { fact, school: school.id, value: number ?? choice, source, period: { period, start, isImportDay } }
}

/** Returns that the register of a school says nothing about something. */
export const unknownOf = ({ id, source, sourceDay }: Candidate, fact: EvidenceId): Evidence => ({
  ...{ fact, school: id, value: null, source },
  period: sourceDay === null ? null : { period: 'day', start: sourceDay, isImportDay: false },
})

/** Returns something that was worked out for this visitor, or asked for. */
export const foundOf = ({ id }: Pick<Candidate, 'id'>, fact: EvidenceId, value: Evidence['value']): Evidence => ({
  fact,
  school: id,
  value,
  source: 'found',
  period: null,
})
