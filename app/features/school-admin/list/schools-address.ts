import { REGISTER_SOURCES } from '#app/features/schools/register-sources.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'

export const STATUSES = ['active', 'closed', 'hidden', 'merged'] as const
export type AdminStatus = (typeof STATUSES)[number]

/** Where schools come from: registers, claims of missing schools, and the sample schools. */
export const SOURCES: readonly string[] = [
  ...Object.values(REGISTER_SOURCES).flatMap((source) => ('isStatistic' in source ? [] : [source.id])),
  ...['own', 'sample'],
]

/** What else schools are looked for by; several narrow the list together. */
export const MARKS = ['premium', 'verified', 'twins', 'unplaced'] as const
export type Mark = (typeof MARKS)[number]

/** Which schools an admin asks for; empty texts mean all. `after` is the id of the last school of the page before. */
export type SchoolsQuery = {
  search: string
  country: CountryCode | ''
  status: AdminStatus | ''
  source: string
  marks: Mark[]
  after: string
}

const MAX_SEARCH = 100
const ID = /^[A-Za-z0-9-]{1,64}$/

/** The schools that an address asks for; what it does not understand is left out. */
export function readSchoolsAddress(query: URLSearchParams): SchoolsQuery {
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name)) ?? ('' as const)
  const after = query.get('after') ?? ''
  return {
    search: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH),
    country: one(COUNTRIES, 'country'),
    status: one(STATUSES, 'status'),
    source: one(SOURCES, 'source'),
    marks: MARKS.filter((mark) => query.getAll('mark').includes(mark)),
    after: ID.test(after) ? after : '',
  }
}

/** The address of a part of the list, without language. */
export function schoolsAddress({ search, country, status, source, marks, after }: Partial<SchoolsQuery>): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(country && { country }),
    ...(status && { status }),
    ...(source && { source }),
  })
  for (const mark of marks ?? []) query.append('mark', mark)
  if (after) query.set('after', after)
  const text = query.toString()
  return text ? `/admin/schools?${text}` : '/admin/schools'
}
