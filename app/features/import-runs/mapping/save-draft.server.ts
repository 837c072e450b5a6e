import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { insertRun } from '../start/insert-run.server.ts'
import { draftOf, type FormText } from './draft-form.ts'
import { findDraft } from './find-mapping.server.ts'
import type { MappingDraft } from './mapping.schema.ts'
import { parseMapping } from './parse-mapping.ts'
import { withTypeWords } from './type-words.ts'

/**
 * Saves a mapping as the form specifies it, complete or not, so that nothing typed is lost. The caller has checked that
 * an admin writes.
 *
 * @throws Failure import_unknown
 */
export async function saveDraft(adminId: string, inspectionId: string, form: FormText): Promise<MappingDraft> {
  const found = await findDraft(inspectionId)
  if (!found) throw new Failure('not_found', 'import_unknown')
  const assigned = draftOf(found.draft, found.columns, form)
  const draft = withTypeWords(assigned, found.draft, found.columns, form)
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('import_runs')
        .set({ mapping: JSON.stringify(draft) })
        .where('id', '=', inspectionId)
        .execute()
      const subject = { kind: 'import', id: inspectionId } as const
      await recordAudit(trx, { userId: adminId, role: 'admin' }, { action: 'import.mapped', subject })
    })
  return draft
}

/**
 * Saves the mapping and orders a trial with it, on the inspected file.
 *
 * @returns id of the trial
 * @throws Failure import_unknown; import_mapping where the mapping is not complete; import_missing where the file has
 *   expired
 */
export async function startMappedTrial(adminId: string, inspectionId: string, form: FormText): Promise<string> {
  const { mapping } = parseMapping(await saveDraft(adminId, inspectionId, form))
  if (!mapping) throw new Failure('invalid', 'import_mapping')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { complete, day } = await trx
        .selectFrom('import_runs')
        .select(['complete', 'day'])
        .where('id', '=', inspectionId)
        .executeTakeFirstOrThrow()
      const files = await trx
        .selectFrom('import_files')
        .select(['name', 'address', 'key', 'bytes', 'modified', 'changed'])
        .where('run_id', '=', inspectionId)
        .orderBy('number')
        .execute()
      if (files.length === 0) throw new Failure('not_found', 'import_missing')
      const run = { kind: 'trial', source: mapping.id, mapping, complete, day, files, inspectionId } as const
      const id = await insertRun(trx, { ...run, startedBy: adminId })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'import.tried', subject: { kind: 'import', id }, after: { source: mapping.id } },
      )
      return id
    })
}
