import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type FactValue, findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { db } from '#db/client.ts'
import type { Database, SchoolDirectoryView } from '#db/schema.ts'

/** A school in the directory, with its current name. */
export type LinkedSchool = { id: string; name: string }

/** The names of a school over time, and the schools before and after it. */
export type SchoolHistory = {
  /** The newest first. `until`: YYYY-MM-DD */
  formerNames: { name: string; until: string }[]
  predecessors: LinkedSchool[]
  successors: LinkedSchool[]
}

/** More than any school has; bounds what a page loads. */
const MAX_LINKS = 20

/** Finds the history of a school, as far as its register tells it and the directory knows the schools. */
export async function findHistory(school: { id: string; name: string; country: string }): Promise<SchoolHistory> {
  const { id } = school
  const [formerNames, values] = await Promise.all([
    listFormerNames(school),
    findFactValues([id], { only: ['predecessors', 'successors'], newest: true }),
  ])
  const keysOf = (fact: 'predecessors' | 'successors') => linkedKeys(values.get(id)?.get(fact)?.[0], school.country)
  const [predecessors, successors] = await Promise.all([
    listLinked(id, keysOf('predecessors'), (where) => where('d.successor_id', '=', id)),
    listLinked(id, keysOf('successors'), (where) =>
      where('d.id', '=', db().selectFrom('schools').select('successor_id').where('id', '=', id)),
    ),
  ])
  return { formerNames, predecessors, successors }
}

async function listFormerNames({ id, name }: { id: string; name: string }) {
  return await db()
    .selectFrom('school_former_names')
    .select(['name', 'replaced_on as until'])
    .where('school_id', '=', id)
    .where('name', '<>', name)
    .orderBy('replaced_on', 'desc')
    .limit(MAX_LINKS)
    .execute()
}

/** Returns the keys of the schools that the register links, which it lists as codes: `116062, 115958`. */
function linkedKeys(value: FactValue | undefined, country: string): string[] {
  const codes = (value?.choice ?? '').split(',').map((code) => code.trim())
  return codes
    .filter(Boolean)
    .slice(0, MAX_LINKS)
    .map((code) => `${country.toLowerCase()}-${code}`)
}

type Directory = ExpressionBuilder<Database & { d: SchoolDirectoryView }, 'd'>

/** Lists the schools that have these keys of a register today, and those that the directory itself links. */
async function listLinked(
  id: string,
  keys: string[],
  isLinked: (where: Directory) => Expression<SqlBool>,
): Promise<LinkedSchool[]> {
  const current = db()
    .selectFrom('school_keys')
    .select('school_id')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
  return await db()
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name'])
    .where('d.status', '<>', 'hidden')
    .where('d.id', '<>', id)
    .where((where) => where.or([isLinked(where), where('d.id', 'in', current)]))
    .orderBy('d.name')
    .limit(MAX_LINKS)
    .execute()
}
