import { sql } from 'kysely'
import type { FactValue, FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { type Given, prepared } from '#db/prepared/prepared-db.ts'

/** A school in the directory, with its current name. */
export type LinkedSchool = { id: string; name: string }

/** The names of a school over time, and the schools before and after it. */
export type SchoolHistory = {
  /** The newest first. `until`: YYYY-MM-DD */
  formerNames: { name: string; until: string }[]
  predecessors: LinkedSchool[]
  successors: LinkedSchool[]
}

type Link = 'predecessors' | 'successors'

/** More than any school has; bounds what a page loads. */
const MAX_LINKS = 20

/**
 * Finds the history of a school, as far as its register tells it and the directory knows the schools.
 *
 * @param facts of the school
 */
export async function findHistory(
  { id, name, country }: { id: string; name: string; country: string },
  facts: FactValues,
): Promise<SchoolHistory> {
  const keysOf = (link: Link) => linkedKeys(facts.get(id)?.get(link)?.at(-1), country)
  const [formerNames, linked] = await Promise.all([formerNameRows({ id, name }), listLinked(id, keysOf)])
  return { formerNames, ...linked }
}

const formerNameRows = prepared((db, { id, name }: Given<{ id: string; name: string }>) =>
  db
    .selectFrom('school_former_names')
    .select(['name', 'replaced_on as until'])
    .where('school_id', '=', id)
    .where('name', '<>', name)
    .orderBy('replaced_on', 'desc')
    .limit(sql.lit(MAX_LINKS)),
)

/** Returns the keys of the schools that the register links, which it lists as codes: `116062, 115958`. */
function linkedKeys(value: FactValue | undefined, country: string): string[] {
  const codes = (value?.choice ?? '').split(',').map((code) => code.trim())
  return codes
    .filter(Boolean)
    .slice(0, MAX_LINKS)
    .map((code) => `${country.toLowerCase()}-${code}`)
}

/** Lists the schools that the directory itself links, and those that have these keys of a register today. */
async function listLinked(id: string, keysOf: (link: Link) => string[]): Promise<Record<Link, LinkedSchool[]>> {
  const rows = await linkedRows({ id, predecessors: keysOf('predecessors'), successors: keysOf('successors') })
  const those = (link: Link) => rows.filter((row) => row.link === link).map(({ id, name }) => ({ id, name }))
  return { predecessors: those('predecessors'), successors: those('successors') }
}

/**
 * Their few ids are found first, each by an index: a condition on the directory that is either this or that would read
 * all of it.
 */
const linkedRows = prepared((db, given: Given<{ id: string } & Record<Link, string[]>>) => {
  const { id } = given
  const current = (link: Link) => sql`
    select ${sql.lit(link)}, school_id from school_keys where key = any(${given[link]}::text[])`
  const linked = sql<{ link: Link; id: string }>`(
    (select 'predecessors' as link, id from schools where successor_id = ${id} limit ${sql.lit(MAX_LINKS)})
    union select 'successors', successor_id from schools where id = ${id}
    union ${current('predecessors')}
    union ${current('successors')})`
  return db
    .selectFrom('school_directory as d')
    .innerJoin(linked.as('linked'), 'linked.id', 'd.id')
    .select(['linked.link', 'd.id', 'd.name'])
    .where('d.status', '<>', sql.lit('hidden'))
    .where('d.id', '<>', id)
    .orderBy('d.name')
})
