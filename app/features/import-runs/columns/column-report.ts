import { z } from 'zod'

const names = z.array(z.string())

/** What a run says about the columns of its files and the fields that they fill. */
export const columnReport = z.object({
  /** Names of the layouts: only runs of the same ones are compared. */
  layouts: names,
  /** Rows that became a school or facts. */
  rows: z.number(),
  /** Columns that a layout reads and a file lacks, by their first name. */
  lacking: names,
  /** Columns of the files that nothing reads, apart from those about persons. */
  unread: names,
  /** Number of columns about persons, which are never read. */
  persons: z.number(),
  /** Number of rows that fill a field of a school, or a fact. */
  filled: z.record(z.string(), z.number()),
  /** Fields of a school that fewer than one row in ten fills, although the layout reads them. */
  sparse: names,
  /** What is worse than in the import before; null if there is none of these layouts. */
  since: z
    .object({
      /** YYYY-MM-DD */
      day: z.string(),
      /** Columns that it had. */
      vanished: names,
      /** Fields that it filled at least ten times as often. */
      emptied: z.array(z.object({ field: z.string(), before: z.number(), now: z.number() })),
    })
    .nullable(),
})
export type ColumnReport = z.output<typeof columnReport>

/**
 * Returns what must stop a scheduled import as columns and fields separated by commas: columns that vanished since the
 * import before, and fields that became empty. Undefined if there is nothing.
 */
export function columnProblem(columns: unknown): string | undefined {
  const { since } = columnReport.safeParse(columns).data ?? {}
  if (!since) return undefined
  const emptied = since.emptied.map(({ field, before, now }) => `${field} (${before} → ${now})`)
  return [...since.vanished, ...emptied].join(', ') || undefined
}
