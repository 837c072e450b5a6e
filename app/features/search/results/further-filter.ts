import type { FurtherFilters } from '../search-address.ts'

/**
 * A filter that only some results need, with its texts: they are sent with the page, so that browsers need not load the
 * texts of all filters in advance.
 */
export type FurtherFilter = {
  name: keyof FurtherFilters
  /** Distinguishes filters with the same name. */
  fact?: string
  legend: string
  /** Choices that some result has, and those that are selected. */
  choices: string[]
  /** Texts by choice. */
  labels: Record<string, string>
  /** Number of results by choice. */
  counts: Record<string, number>
  /** Texts of the selected choices, by choice, where `labels` need the legend to be understood. */
  chips?: Record<string, string>
  /** What is unknown for some results: for all choices, or by choice. */
  note?: string
  notes?: Record<string, string>
}
