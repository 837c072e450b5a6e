import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { REGISTER_SOURCES, type RegisterSource } from '../register-sources.ts'

/** The part of a mapping that says who publishes the data. */
const declaration = z.object({
  id: z.string(),
  country: z.enum(COUNTRIES),
  publisher: z.string(),
  dataset: z.string(),
  url: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  attribution: z.string(),
  fields: z.unknown().optional(),
})

/** Values of `source` that are no registers: samples, and schools that members proposed. */
const NO_REGISTERS = ['sample', 'own']
const IN_CODE: ReadonlyMap<string, RegisterSource> = new Map(
  Object.values(REGISTER_SOURCES).map((source) => [source.id, source]),
)

/**
 * Finds sources by their ids, whether the program or a mapping declares them; unknown ones are left out.
 *
 * @param on the transaction of the caller, if it has one
 */
export async function findSources(ids: Iterable<string>, on?: Kysely<Database>): Promise<Map<string, RegisterSource>> {
  const wanted = [...new Set(ids)]
  const mapped = wanted.filter((id) => !IN_CODE.has(id) && !NO_REGISTERS.includes(id))
  const found = new Map(wanted.flatMap((id) => (IN_CODE.has(id) ? [[id, IN_CODE.get(id)!] as const] : [])))
  for (const source of mapped.length > 0 ? await mappedSources(mapped, on) : []) found.set(source.id, source)
  return found
}

/** Lists every source: those of the program, then those that a mapping declares and that were imported. */
export async function listSources(): Promise<RegisterSource[]> {
  return [...IN_CODE.values(), ...(await mappedSources())]
}

/** Lists the ids that `source` of a school may have: registers, claims of missing schools, and the sample schools. */
export async function listSchoolSources(): Promise<string[]> {
  return [...(await listSources()).flatMap(({ id, isStatistic }) => (isStatistic ? [] : [id])), ...NO_REGISTERS]
}

async function mappedSources(ids?: readonly string[], on: Kysely<Database> = db()): Promise<RegisterSource[]> {
  const rows = await on
    .selectFrom('mapped_sources')
    .select('mapping')
    .$if(ids !== undefined, (all) => all.where('id', '=', sql<string>`any(${ids}::text[])`))
    .orderBy('id')
    .execute()
  return rows.map(({ mapping }) => {
    const { fields, ...source } = declaration.parse(mapping)
    return { ...source, ...(fields === undefined && { isStatistic: true as const }) }
  })
}
