import { sql } from 'kysely'
import { mayRemoveFiles } from '#db/backup-lock.ts'
import { db } from '#db/client.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { FILE_DAYS, UNDO_DAYS } from './import-limits.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Removes the files and findings of trials and inspections after a week, and after thirty days each run's changes to
 * schools and each trial's rejected rows. The run itself and its outcome stay. Files stay while a backup is running.
 *
 * @returns number of files and runs
 */
export async function removeOldImports(): Promise<number> {
  return (await removeFiles()) + (await removeJournals())
}

async function removeFiles(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await mayRemoveFiles(trx))) return 0
      let removed = 0
      for await (const { key, modifiedAt } of storage().list('imports/')) {
        if (modifiedAt.getTime() > Date.now() - FILE_DAYS * DAY_MS) continue
        const gone = trx.deleteFrom('import_files').where('key', '=', key).returning('run_id')
        const runs = (await gone.execute()).map(({ run_id }) => run_id)
        if (runs.length > 0)
          await trx.updateTable('import_runs').set({ findings: sql`null` }).where('id', 'in', runs).execute()
        await storage().delete(key)
        removed += 1
      }
      return removed
    })
}

/** Processes one run at a time: a country has tens of thousands of rows. */
async function removeJournals(): Promise<number> {
  const old = await db()
    .selectFrom('import_runs as r')
    .select(['id', 'kind'])
    .where('started_at', '<', sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`)
    .where('state', 'not in', ['waiting', 'running'])
    .where(
      sql<boolean>`(exists (select from import_changes c where c.run_id = r.id)
        or exists (select from import_fact_changes f where f.run_id = r.id)
        or exists (select from import_catchment_changes a where a.run_id = r.id)
        or (r.kind = 'trial' and exists (select from import_rejections j where j.run_id = r.id)))`,
    )
    .execute()
  for (const { id, kind } of old) {
    await db().deleteFrom('import_changes').where('run_id', '=', id).execute()
    await db().deleteFrom('import_fact_changes').where('run_id', '=', id).execute()
    await db().deleteFrom('import_catchment_changes').where('run_id', '=', id).execute()
    if (kind === 'trial') await db().deleteFrom('import_rejections').where('run_id', '=', id).execute()
  }
  return old.length
}
