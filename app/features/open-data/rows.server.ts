import { sql } from 'kysely'
import { z } from 'zod'
import { presentSchool, type SchoolRow } from '#app/features/api/read/present-school.ts'
import { schoolSchema } from '#app/features/api/schemas/school.schema.ts'
import { CONTACT_FIELDS, CORRECTION_FIELDS } from '#app/features/corrections/correction-fields.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { isWaived } from '#app/features/facts/vocabulary/facts.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { mayPassOn } from '#app/features/schools/sources/register-source.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Table } from './dump.ts'

/** Schools read at a time: they are presented in one piece, for which no visitor has to wait long. */
const BATCH_SIZE = 150

const factRowSchema = z.object({
  school: z.string(),
  fact: z.string(),
  value: z.union([z.number(), z.string()]).nullable(),
  missing: z.string().nullable(),
  period: z.enum(['day', 'year', 'school_year']),
  start: z.iso.date().describe('First day of the period.'),
  datedBy: z.enum(['publisher', 'import']),
  source: z.string(),
})

const correctionRowSchema = z.object({
  school: z.string(),
  source: z.string().describe('The register.'),
  number: z.string().describe('The number of the school there.'),
  field: z.enum(CORRECTION_FIELDS),
  registerValue: z.string().nullable(),
  value: z.string().describe('What a moderator accepted in its place.'),
  decidedOn: z.iso.date(),
})

/** The form of a line in each kind of file. */
export const ROW_SCHEMAS = { schools: schoolSchema, facts: factRowSchema, corrections: correctionRowSchema } as const

export type Line = Record<string, unknown>
type Reader = (schools: SchoolRow[], sources: ReadonlyMap<string, RegisterSource>, origin: string) => Promise<Line[]>

/** Readers of the lines of some schools for each file. */
const READERS: Record<Table, Reader> = {
  schools: async (schools, sources, origin) =>
    schools.map((row) => {
      const shown = { origin, locale: COUNTRY_LANGUAGE[row.country as CountryCode] }
      return presentSchool(row, sources.get(row.source), shown)
    }),
  facts: async (schools, sources) => {
    const ownership = new Map(schools.map((row) => [row.id, row.ownership]))
    const known = await findFactValues([...ownership.keys()], { newest: true })
    return [...known].flatMap(([school, facts]) =>
      [...facts].flatMap(([fact, [value]]) => {
        const source = value && sources.get(value.source)
        if (!value || !source || !mayPassOn(source) || isWaived(fact, ownership.get(school) ?? null)) return []
        const { number, choice, missing, period, start, isImportDay } = value
        const datedBy = isImportDay ? 'import' : 'publisher'
        return [{ school, fact, value: number ?? choice, missing, period, start, datedBy, source: value.source }]
      }),
    )
  },
  corrections: async (schools) => {
    const byId = new Map(schools.map((row) => [row.id, row]))
    const rows = await db()
      .selectFrom('school_corrections as c')
      .innerJoin('schools as s', 's.id', 'c.school_id')
      .select(['c.school_id as school', 's.source', 's.source_id as number', 'c.field', 'c.value'])
      .select(['c.register_value as registerValue', 'c.decided_at'])
      .where('c.school_id', 'in', [...byId.keys()])
      .where('c.state', '=', 'accepted')
      .where('c.field', 'in', CORRECTION_FIELDS)
      .where('c.field', '<>', 'email')
      .where(sql<boolean>`c.register_value is not distinct from register_fact(s, c.field)`)
      .orderBy('c.school_id')
      .orderBy('c.id')
      .execute()
    const isShown = (id: string, field: string) =>
      byId.get(id)?.show_contact || !(CONTACT_FIELDS as readonly string[]).includes(field)
    return rows.flatMap(({ decided_at, ...row }) =>
      decided_at && isShown(row.school, row.field) ? [{ ...row, decidedOn: berlinDay(decided_at) }] : [],
    )
  },
}

/** The lines about some of a country's schools in each of its files. */
type CountryRows = { country: CountryCode; rows: Record<Table, Line[]> }

/**
 * Reads the lines of all files, some schools at a time: those that may be listed and whose register may be passed on.
 * Samples are not part of the directory's data.
 */
export async function* readRows(
  sources: ReadonlyMap<string, RegisterSource>,
  origin: string,
): AsyncGenerator<CountryRows> {
  for (let after = ''; ; ) {
    const ids = await idsAfter(after)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    const open = (await listedSchools(ids)).filter(({ source }) => mayPassOn(sources.get(source) ?? { licenceUrl: '' }))
    for (const [country, schools] of Map.groupBy(open, (school) => school.country as CountryCode)) {
      const read = (table: Table) => READERS[table](schools, sources, origin)
      const [own, facts, corrections] = [await read('schools'), await read('facts'), await read('corrections')]
      yield { country, rows: { schools: own, facts, corrections } }
    }
  }
}

/** Pages are read from the table: the view would be computed and sorted for the whole directory each time. */
async function idsAfter(after: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('schools')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}

async function listedSchools(ids: readonly string[]): Promise<SchoolRow[]> {
  return await db()
    .selectFrom('school_directory as d')
    .leftJoin('school_profiles as p', 'p.school_id', 'd.id')
    .selectAll('d')
    .select(sql<Record<string, unknown> | null>`to_json(p)`.as('own'))
    .where('d.id', '=', sql<string>`any(${ids}::text[])`)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .where('d.sample', '=', false)
    .orderBy('d.id')
    .execute()
}
