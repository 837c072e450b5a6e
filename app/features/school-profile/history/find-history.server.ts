import { db } from '#db/client.ts'

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
  const [formerNames, before, after] = await Promise.all([
    listFormerNames(school),
    listCodes(school, 'predecessors'),
    listCodes(school, 'successors'),
  ])
  const [predecessors, successors] = await Promise.all([
    listSchoolsBefore(school.id, before),
    listSchoolsAfter(school.id, after),
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
async function listCodes({ id, country }: { id: string; country: string }, fact: 'predecessors' | 'successors') {
  const row = await db()
    .selectFrom('school_facts')
    .select('choice')
    .where('key', '=', id)
    .where('fact', '=', fact)
    .orderBy('period_start', 'desc')
    .limit(1)
    .executeTakeFirst()
  const codes = (row?.choice ?? '').split(',').map((code) => code.trim())
  return codes
    .filter(Boolean)
    .slice(0, MAX_LINKS)
    .map((code) => `${country.toLowerCase()}-${code}`)
}

async function listSchoolsBefore(id: string, keys: string[]): Promise<LinkedSchool[]> {
  return await db()
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name'])
    .where('d.status', '<>', 'hidden')
    .where('d.id', '<>', id)
    .where((where) =>
      where.or([where('d.successor_id', '=', id), ...(keys.length > 0 ? [where('d.id', 'in', idsOf(keys))] : [])]),
    )
    .orderBy('d.name')
    .limit(MAX_LINKS)
    .execute()
}

async function listSchoolsAfter(id: string, keys: string[]): Promise<LinkedSchool[]> {
  const own = db().selectFrom('schools').select('successor_id').where('id', '=', id)
  return await db()
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name'])
    .where('d.status', '<>', 'hidden')
    .where('d.id', '<>', id)
    .where((where) =>
      where.or([where('d.id', '=', own), ...(keys.length > 0 ? [where('d.id', 'in', idsOf(keys))] : [])]),
    )
    .orderBy('d.name')
    .limit(MAX_LINKS)
    .execute()
}

/** The schools that stand for keys of a register today. */
const idsOf = (keys: string[]) => db().selectFrom('school_keys').select('school_id').where('key', 'in', keys)
