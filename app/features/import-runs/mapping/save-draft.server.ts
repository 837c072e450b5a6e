import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { draftOf, type FormText } from './draft-form.ts'
import { findDraft } from './find-mapping.server.ts'
import type { MappingDraft } from './mapping.schema.ts'
import { parseMapping } from './parse-mapping.ts'

/**
 * Keeps a mapping as the form says, complete or not, so that nothing typed is lost. The caller has checked that an admin
 * writes.
 *
 * @throws Failure import_unknown
 */
export async function saveDraft(adminId: string, inspectionId: string, form: FormText): Promise<MappingDraft> {
  const found = await findDraft(inspectionId)
  if (!found) throw new Failure('not_found', 'import_unknown')
  const draft = draftOf(found.draft, found.columns, form)
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
 * Keeps the mapping and orders a trial by it, of the file that was inspected.
 *
 * @returns id of the trial
 * @throws Failure import_unknown; import_mapping where the mapping is not complete; import_missing where the file is no
 *   longer kept
 */
export async function orderMappedTrial(adminId: string, inspectionId: string, form: FormText): Promise<string> {
  const { mapping } = parseMapping(await saveDraft(adminId, inspectionId, form))
  if (!mapping) throw new Failure('invalid', 'import_mapping')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const id = await copyRun(trx, { adminId, inspectionId, source: mapping.id, mapping: JSON.stringify(mapping) })
      await sendJob(trx, 'run_import', { runId: id })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'import.tried', subject: { kind: 'import', id }, after: { source: mapping.id } },
      )
      return id
    })
}

type Order = { adminId: string; inspectionId: string; source: string; mapping: string }

/** Makes a trial of the files of an inspection. */
async function copyRun(trx: Transaction<Database>, { adminId, inspectionId, source, mapping }: Order): Promise<string> {
  const { files, complete, day } = await trx
    .selectFrom('import_runs')
    .select(['files', 'complete', 'day'])
    .where('id', '=', inspectionId)
    .executeTakeFirstOrThrow()
  const run = { kind: 'trial', state: 'waiting', source, files, complete, day, mapping } as const
  const { id } = await trx
    .insertInto('import_runs')
    .values({ ...run, started_by: adminId, inspection_id: inspectionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const copied = await trx
    .insertInto('import_files')
    .columns(['run_id', 'number', 'name', 'address', 'key', 'bytes', 'modified'])
    .expression((eb) =>
      eb
        .selectFrom('import_files')
        .select((of) => [of.val(id).as('run_id'), 'number', 'name', 'address', 'key', 'bytes', 'modified'])
        .where('run_id', '=', inspectionId),
    )
    .returning('number')
    .execute()
  if (copied.length === 0) throw new Failure('not_found', 'import_missing')
  return id
}
