import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import type { RegisterSource } from './register-source.ts'
import { REGISTER_SOURCES } from './register-sources.ts'

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

/** Values of `source` that are not registers: samples, and schools proposed by members. */
const NO_REGISTERS = ['sample', 'own']

/**
 * Finds sources by their ids, whether built in or declared by a mapping; unknown ones are left out.
 *
 * @param on the caller's transaction, if there is one
 */
export async function findSources(ids: Iterable<string>, on?: Kysely<Database>): Promise<Map<string, RegisterSource>> {
  const wanted = [...new Set(ids)]
  const mapped = wanted.filter((id) => !REGISTER_SOURCES.has(id) && !NO_REGISTERS.includes(id))
  const found = new Map(
    wanted.flatMap((id) => (REGISTER_SOURCES.has(id) ? [[id, REGISTER_SOURCES.get(id)!] as const] : [])),
  )
  for (const { mapping } of mapped.length > 0 ? await mappingsOf(mapped, on) : []) {
    const source = sourceOf(mapping)
    found.set(source.id, source)
  }
  return found
}

/** Lists every source: the built-in ones, then those that a mapping declares and that were imported. */
export async function listSources(): Promise<RegisterSource[]> {
  const mappings = await db().selectFrom('mapped_sources').select('mapping').orderBy('id').execute()
  return [...REGISTER_SOURCES.values(), ...mappings.map(({ mapping }) => sourceOf(mapping))]
}

/** Lists the ids that `source` of a school may have: registers, claims of missing schools, and the sample schools. */
export async function listSchoolSources(): Promise<string[]> {
  return [...(await listSources()).flatMap(({ id, isStatistic }) => (isStatistic ? [] : [id])), ...NO_REGISTERS]
}

const mappingsOf = (ids: string[], on: Kysely<Database> | undefined) =>
  on ? mappingsIn(ids, on).execute() : mappingRows({ ids })

const mappingRows = prepared((db, { ids }: Given<{ ids: string[] }>) => mappingsIn(ids, db))

const mappingsIn = (ids: string[] | RawBuilder<string[]>, on: Kysely<Database>) =>
  on.selectFrom('mapped_sources').select('mapping').where('id', '=', sql<string>`any(${ids}::text[])`)

function sourceOf(mapping: unknown): RegisterSource {
  const { fields, ...source } = declaration.parse(mapping)
  return { ...source, ...(fields === undefined && { isStatistic: true as const }) }
}

/** The attribution that the licence of a data set requires, with the address of the data. */
export type Publisher = { attribution: string; url: string }

/** Lists the publishers of data sets by the ids of their sources; several data sets of one publisher share a line. */
export async function listPublishers(sources: Iterable<string>): Promise<Publisher[]> {
  const found = await findSources(sources)
  return [...Map.groupBy(found.values(), ({ attribution }) => attribution)].map(([attribution, [first]]) => ({
    attribution,
    url: first!.url,
  }))
}
