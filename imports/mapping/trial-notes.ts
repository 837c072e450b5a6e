import type { TrialFindings } from '#app/features/import-runs/mapping/findings.schema.ts'
import type { Fact } from '../facts/fact.ts'
import type { ParsedRow } from '../register-school.ts'

/** Number of rows that a trial shows. */
const MAX_ROWS = 10
/** Number of values without a meaning that a trial counts for each field, and that it shows. */
const MAX_COUNTED = 2000
const MAX_SHOWN = 100
const MAX_LENGTH = 120

/** Collects, while rows are read, what a mapping makes of them. Its size does not grow with the file. */
export type TrialNotes = {
  /** A value that the table of the field does not have. */
  unmapped: (field: string, value: string) => void
  /** A cell in which no value of the field's kind was found. */
  unread: (field: string, cell: string) => void
  parsed: (parsed: ParsedRow) => void
  findings: () => TrialFindings
}

/** For imports, which show no notes. */
export const ignoreNotes: TrialNotes = {
  unmapped: () => {},
  unread: () => {},
  parsed: () => {},
  findings: () => ({ rows: [], unmapped: [], unread: [] }),
}

export function trialNotes(): TrialNotes {
  const rows: Record<string, string>[] = []
  const unmapped = new Map<string, Map<string, number>>()
  const unread = new Map<string, { count: number; example: string }>()
  return {
    unmapped: (field, value) => {
      const values = unmapped.get(field) ?? new Map<string, number>()
      unmapped.set(field, values)
      const shown = short(value)
      if (values.has(shown) || values.size < MAX_COUNTED) values.set(shown, (values.get(shown) ?? 0) + 1)
    },
    unread: (field, cell) => {
      const { count, example } = unread.get(field) ?? { count: 0, example: short(cell) }
      unread.set(field, { count: count + 1, example })
    },
    parsed: (parsed) => {
      if (rows.length < MAX_ROWS && !('reason' in parsed)) rows.push(rowOf(parsed))
    },
    findings: () => ({
      rows,
      unmapped: [...unmapped]
        .flatMap(([field, values]) => [...values].map(([value, count]) => ({ field, value, count })))
        .sort((one, other) => other.count - one.count)
        .slice(0, MAX_SHOWN),
      unread: [...unread].map(([field, found]) => ({ field, ...found })),
    }),
  }
}

/** The database would refuse half a character. */
const short = (text: string) => text.slice(0, MAX_LENGTH).toWellFormed()

function rowOf(parsed: Exclude<ParsedRow, { reason: unknown }>): Record<string, string> {
  // Mappings declare no catchments.
  if ('catchment' in parsed) return {}
  const byFact = Map.groupBy(parsed.facts ?? [], ({ fact }) => fact)
  const facts = Object.fromEntries([...byFact].map(([id, found]) => [id, found.map(factText).join(', ')]))
  if (!('school' in parsed)) return { id: parsed.key, ...facts }
  const { position, ages, features, languages, country: _, ...school } = parsed.school
  const texts = Object.entries(school).map(([field, value]) => [field, short(String(value ?? ''))])
  return {
    ...Object.fromEntries(texts),
    features: features.join(', '),
    languages: languages.join(', '),
    position: position ? `${position.lat}, ${position.lng}` : '',
    ages: ages ? `${ages.from}–${ages.to}` : '',
    ...facts,
  }
}

function factText({ period, number, choice, missing }: Fact): string {
  const value = number ?? choice ?? `(${missing})`
  return short(period ? `${value} [${period.kind === 'day' ? period.start : period.start.slice(0, 4)}]` : String(value))
}
