import { z } from 'zod'
import { db } from '#db/client.ts'
import { emptyDraft } from './draft-form.ts'
import { columnFindings, trialFindings } from './findings.schema.ts'
import { draftSchema, type MappingDraft } from './mapping.schema.ts'
import { parseMapping } from './parse-mapping.ts'

/** Returns the mapping that declares a source; null for a built-in source and for an unknown one. */
export async function findMapping(source: string): Promise<Record<string, unknown> | null> {
  const row = await db().selectFrom('mapped_sources').select('mapping').where('id', '=', source).executeTakeFirst()
  return row?.mapping ?? null
}

/** Lists the sources declared by a mapping. */
export async function listMappings(): Promise<string[]> {
  const rows = await db().selectFrom('mapped_sources').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** A file whose columns an inspection found, and the mapping that is being written for it. */
export type InspectedDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Loads the draft of a finished inspection; undefined when there is none. The caller has checked the rights. */
export async function findDraft(id: string) {
  if (!z.uuid().safeParse(id).success) return undefined
  const row = await db()
    .selectFrom('import_runs')
    .select(['mapping', 'findings', 'files'])
    .where('id', '=', id)
    .where('kind', '=', 'inspection')
    .where('state', '=', 'finished')
    .executeTakeFirst()
  const found = columnFindings.safeParse(row?.findings)
  if (!row || !found.success) return undefined
  const { columns, rows } = found.data
  const draft: MappingDraft = row.mapping ? draftSchema.parse(row.mapping) : emptyDraft(columns)
  const problems = row.mapping ? (parseMapping(row.mapping).problems ?? []) : []
  return { id, file: found.data.file, rows, columns, draft, problems, isSaved: row.mapping !== null }
}

/** Loads the findings of a trial with a mapping; null if they have expired. */
export async function findTrialFindings(id: string) {
  const row = await db().selectFrom('import_runs').select('findings').where('id', '=', id).executeTakeFirst()
  return trialFindings.safeParse(row?.findings).data ?? null
}
