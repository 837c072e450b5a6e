import { matching, oneOf, pageNumber } from '#app/core/address/parameters.ts'
import type { KindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { CATEGORIES } from '#db/vocabulary.ts'

/** The kinds of school by which a list of open days is narrowed. */
export const OPEN_DAY_KINDS: readonly KindOfSchool[] = ['nursery', ...CATEGORIES]

/** What an address of a list of open days asks for; unknown values ask for everything. */
export type OpenDayFilter = {
  /** YYYY-MM-DD in the time zone of the schools. */
  day: string | undefined
  /** Monday of a week, YYYY-MM-DD. */
  week: string | undefined
  stage: KindOfSchool | undefined
  /** A town as in the addresses of places: `koeln`. */
  town: string | undefined
  /** Counted from 1. */
  page: number
}

const day = matching(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, undefined)
const FIELDS = {
  day,
  week: day,
  stage: oneOf(OPEN_DAY_KINDS, undefined),
  town: matching(/^[\p{L}\p{N}-]{1,100}$/u, undefined),
  page: pageNumber,
}

/** Reads the filter of an address. */
export const readOpenDayFilter = (parameters: URLSearchParams): OpenDayFilter => ({
  day: FIELDS.day.read(parameters.getAll('day')),
  week: FIELDS.week.read(parameters.getAll('week')),
  stage: FIELDS.stage.read(parameters.getAll('stage')),
  town: FIELDS.town.read(parameters.getAll('town')),
  page: FIELDS.page.read(parameters.getAll('page')),
})

/** Returns the address of a list with a filter; what asks for everything is left out. */
export function openDaysAddress(path: string, filter: Partial<OpenDayFilter>): string {
  const query = new URLSearchParams()
  for (const name of ['day', 'week', 'stage', 'town'] as const) if (filter[name]) query.set(name, filter[name])
  if (filter.page !== undefined && filter.page > 1) query.set('page', String(filter.page))
  return query.size > 0 ? `${path}?${query}` : path
}
