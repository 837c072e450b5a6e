import { sql } from 'kysely'
import type { FactValue, FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { type Given, prepared } from '#db/prepared-db.ts'

/** A school in the directory, with its current name. */
export type LinkedSchool = { id: string; name: string }

/** The names of a school over time, and the schools before and after it. */
export type SchoolHistory = {
  /** Newest first. `until`: YYYY-MM-DD */
  formerNames: { name: string; until: string }[]
  predecessors: LinkedSchool[]
  successors: LinkedSchool[]
}

type Link = 'predecessors' | 'successors'

/** More than any school has; bounds what a page loads. */
const MAX_LINKS = 20

/**
 * Finds the history of a school, as far as its register gives it and the directory knows the schools.
 *
 * @param facts of the school
 */
export async function findHistory(
  { id, name, country }: { id: string; name: string; country: string },
  facts: FactValues,
): Promise<SchoolHistory> {
  const keysOf = (link: Link) => linkedKeys(facts.get(id)?.get(link)?.at(-1), id, country)
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

/**
 * Returns the keys that the schools may have which the register links, given as codes: `116062, 115958`. They begin
 * with the country or, as that of the school, with a part of it (`de-SL-`).
 */
function linkedKeys(value: FactValue | undefined, id: string, country: string): string[] {
  const ofCountry = `${country.toLowerCase()}-`
  const ofPart = id.startsWith(ofCountry) ? id.slice(0, id.lastIndexOf('-') + 1) : ofCountry
  const codes = (value?.choice ?? '').split(',').map((code) => code.trim())
  return codes
    .filter(Boolean)
    .slice(0, MAX_LINKS)
    .flatMap((code) => [...new Set([ofCountry + code, ofPart + code])])
}

/** Lists the schools that the directory itself links, and those that currently have these keys in a register. */
async function listLinked(id: string, keysOf: (link: Link) => string[]): Promise<Record<Link, LinkedSchool[]>> {
  const links = await linkRows({ id, predecessors: keysOf('predecessors'), successors: keysOf('successors') })
  const ids = links.map((one) => one.id)
  // Most schools have none.
  const names = ids.length > 0 ? await nameRows({ id, ids }) : []
  const those = (link: Link) => names.filter((row) => links.some((one) => one.link === link && one.id === row.id))
  return { predecessors: those('predecessors'), successors: those('successors') }
}

const linkRows = prepared((db, given: Given<{ id: string } & Record<Link, string[]>>) => {
  const { id } = given
  const current = (link: Link) => sql`
    select ${sql.lit(link)}, school_id from school_keys where key = any(${given[link]}::text[])`
  const links = sql<{ link: Link; id: string }>`(
    (select 'predecessors' as link, id from schools where successor_id = ${id} limit ${sql.lit(MAX_LINKS)})
    union select 'successors', successor_id from schools where id = ${id} and successor_id is not null
    union ${current('predecessors')}
    union ${current('successors')})`
  return db.selectFrom(links.as('links')).select(['link', 'id'])
})

const nameRows = prepared((db, { id, ids }: Given<{ id: string; ids: string[] }>) =>
  db
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name'])
    .where('d.id', '=', sql<string>`any(${ids}::text[])`)
    .where('d.status', '<>', sql.lit('hidden'))
    .where('d.id', '<>', id)
    .orderBy('d.name'),
)
