import type { FurtherFilters } from '../search-address.ts'

/**
 * A filter that only some results need, with its texts: they come with the page, so that browsers need not load the
 * texts of all filters in advance.
 */
export type FurtherFilter = {
  name: keyof FurtherFilters
  /** Tells filters of the same name from each other. */
  fact?: string
  legend: string
  /** Choices that some result has, and those that are chosen. */
  choices: string[]
  /** Texts by choice. */
  labels: Record<string, string>
  /** Number of results by choice. */
  counts: Record<string, number>
  /** Texts of the choices that are set, by choice, where `labels` need the legend to be understood. */
  chips?: Record<string, string>
  /** What is unknown for some results: for all choices, or by choice. */
  note?: string
  notes?: Record<string, string>
}
