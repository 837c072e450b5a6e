import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Candidate } from '../judging/candidate.ts'
import type { Evidence, EvidenceId } from '../judging/sentence.ts'

const PERIOD = { period: 'school_year', start: '2024-08-01', isImportDay: false } as const

/** What a test says of a school; what it leaves out is not known. */
export type Given = Partial<Omit<Candidate, 'known' | 'facts'>> & {
  known?: Partial<Record<EvidenceId, Evidence['value']>>
  facts?: Partial<Record<FactId, number | string>>
}

/** Makes a school of Köln of which nothing is known but what is given. */
export function makeCandidate({ known = {}, facts = {}, ...given }: Given = {}): Candidate {
  const id = given.id ?? 'de-NW-1'
  const evidence = Object.entries(known).map(([fact, value]) => [
    fact,
    { fact, school: id, value, source: 'de-nrw', period: PERIOD },
  ])
  const values = Object.entries(facts).map(([fact, value]): [FactId, FactValue] => [
    fact as FactId,
    {
      ...PERIOD,
      number: typeof value === 'number' ? value : null,
      choice: typeof value === 'string' ? value : null,
      missing: null,
      source: 'de-nrw',
    },
  ])
  return {
    ...{ id, name: `Schule ${id}`, country: 'DE', region: 'Nordrhein-Westfalen', city: 'Köln' },
    ...{ category: 'primary', kind: 'primary', isOpen: true, distanceKm: null, isRough: false, ways: undefined },
    ...{ admission: null, lastDistances: null, source: 'de-nrw', sourceDay: '2026-01-01' },
    ...given,
    known: Object.fromEntries(evidence),
    facts: new Map(values),
  }
}
