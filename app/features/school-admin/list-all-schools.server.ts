import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { AdminStatus, Mark, SchoolsQuery } from './schools-address.ts'

export const SCHOOLS_PER_PAGE = 50

/** A school as the administration lists it. */
export type AdminSchool = Awaited<ReturnType<typeof rows>>[number]

/**
 * Lists a page of all schools, including hidden and closed ones, in id order; `next` is the id after which the next
 * page begins.
 */
export async function listAllSchools(query: SchoolsQuery): Promise<{ schools: AdminSchool[]; next: string | null }> {
  const found = await rows(query)
  const schools = found.slice(0, SCHOOLS_PER_PAGE)
  return { schools, next: found.length > SCHOOLS_PER_PAGE ? (schools.at(-1)?.id ?? null) : null }
}

function rows(query: SchoolsQuery) {
  const { search } = query
  const ids =
    search === '' ? idsWhere(query) : idsWhere(query, inRegister(search)).union(idsWhere(query, inSelfReported(search)))
  return db()
    .selectFrom('schools as s')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .leftJoin('school_redirects as r', 'r.old_id', 's.id')
    .select(['s.id', 's.status', 's.source', 's.street', 'r.school_id as mergedInto'])
    .select([sql<string>`coalesce(p.name, s.name)`.as('name'), sql<string>`coalesce(p.city, s.city)`.as('city')])
    .select([sql<string>`coalesce(p.postal_code, s.postal_code)`.as('postalCode')])
    .select([sql<CountryCode>`s.country`.as('country'), sql<boolean>`p.verified_at is not null`.as('verified')])
    .select([sql<boolean>`${HAS.premium}`.as('premium'), sql<boolean>`${HAS.twins}`.as('twins')])
    .where('s.id', 'in', ids)
    .orderBy('s.id')
    .limit(SCHOOLS_PER_PAGE + 1)
    .execute()
}

/**
 * Returns the ids of one page and one more. Each part of the search has a limit of its own, so that very frequent words
 * cost no more than others.
 */
function idsWhere({ country, status, source, marks, after }: SchoolsQuery, matches = sql<SqlBool>`true`) {
  return db()
    .selectFrom((from) =>
      from
        .selectFrom('schools as s')
        .select('s.id')
        .where(matches)
        .where((eb) => (country === '' ? eb.lit(true) : eb('s.country', '=', country)))
        .$if(status !== '', (all) => all.where(hasStatus(status as AdminStatus)))
        .$if(source !== '', (all) => all.where('s.source', '=', source))
        .where(({ and }) => and(marks.map((mark) => HAS[mark])))
        .$if(after !== '', (all) => all.where('s.id', '>', after))
        .orderBy('s.id')
        .limit(SCHOOLS_PER_PAGE + 1)
        .as('page'),
    )
    .select('page.id')
}

const HAS: Record<Mark, RawBuilder<SqlBool>> = {
  premium: sql<SqlBool>`s.id in (select g.school_id from premium_grants g where g.ended_at is null)`,
  verified: sql<SqlBool>`s.id in (select v.school_id from school_profiles v where v.verified_at is not null)`,
  twins: sql<SqlBool>`s.id in (select t.first_id from school_duplicates t where t.dismissed_at is null
    union all select t.second_id from school_duplicates t where t.dismissed_at is null)`,
  unplaced: sql<SqlBool>`s.lat is null and s.id not in (
    select o.school_id from school_profiles o where o.lat is not null)`,
}

function hasStatus(status: AdminStatus) {
  const redirects = sql`exists (select from school_redirects r where r.old_id = s.id)`
  if (status === 'merged') return sql<SqlBool>`s.status = 'hidden' and ${redirects}`
  if (status === 'hidden') return sql<SqlBool>`s.status = 'hidden' and not ${redirects}`
  return sql<SqlBool>`s.status = ${status}`
}

const MAX_TEXT_LENGTH = 6

/**
 * Condition: a text contains every word of a search. Words of one or two letters only count as whole words: no index
 * covers parts of them.
 */
const hasWords = (text: string, search: string) =>
  sql<SqlBool>`${sql.join(
    search
      .split(/\s+/)
      .slice(0, MAX_TEXT_LENGTH)
      .map((word) => sql`${sql.raw(text)} like plain_text(${patternOf(word)})`),
    sql` and `,
  )}`

/** Searches the register's values, and the id. */
const inRegister = (search: string) =>
  hasWords('school_admin_text(s.name, s.city, s.postal_code, s.source_id, s.id)', search)

/** Searches self-reported data, every register's code, and former ids. */
const inSelfReported = (search: string) => sql<SqlBool>`s.id in (
  select school_id from school_profiles where (name is not null or city is not null or postal_code is not null)
    and ${hasWords('school_admin_text(name, city, postal_code, null, null)', search)}
  union select school_id from school_codes where plain_text(code) = plain_text(${search})
  union select school_id from school_redirects where old_id = ${search})`

function patternOf(word: string): string {
  const escaped = word.replace(/[\\%_]/g, '\\$&')
  return [...word].length < 3 ? `% ${escaped} %` : `%${escaped}%`
}
