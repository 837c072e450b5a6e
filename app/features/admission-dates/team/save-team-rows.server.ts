import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { RowContent } from '../admission-row.ts'
import { columnsOf } from '../files/load-admission-files.server.ts'

/**
 * Saves a row of the team, in place of another of its rows with the same key. The caller has checked the rights.
 *
 * @param id of the row that it changes; that of a file's row stays and gives way as long as the keys are the same
 */
export async function saveTeamRow(adminId: string, row: RowContent, id?: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      if (id !== undefined) await assertKnown(trx, id)
      const saved = await saveRow(trx, adminId, row)
      // A row of the team whose key changed has moved.
      if (id !== undefined && saved !== id)
        await trx.deleteFrom('admission_dates').where('id', '=', id).where('origin', '=', 'team').execute()
    })
}

/** Saves several rows of the team at once. The caller has checked the rights. */
export async function saveTeamRows(adminId: string, rows: readonly RowContent[]): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      for (const row of rows) await saveRow(trx, adminId, row)
    })
}

/**
 * Removes a row of the team: a file's row with the same key counts again. The caller has checked the rights.
 *
 * @throws Failure dates_row_gone, also for rows of files
 */
export async function removeTeamRow(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const removed = await trx
        .deleteFrom('admission_dates')
        .where('id', '=', id)
        .where('origin', '=', 'team')
        .returning(['country', 'area', 'event', 'school_year'])
        .executeTakeFirst()
      if (!removed) throw new Failure('not_found', 'dates_row_gone')
      await audit(trx, adminId, { action: 'admission_date.removed', id, before: removed })
    })
}

async function assertKnown(trx: Transaction<Database>, id: string): Promise<void> {
  const known = await trx.selectFrom('admission_dates').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!known) throw new Failure('not_found', 'dates_row_gone')
}

/** @returns the id of the row */
async function saveRow(trx: Transaction<Database>, adminId: string, row: RowContent): Promise<string> {
  const values = columnsOf(row)
  const { id, isNew } = await trx
    .insertInto('admission_dates')
    .values({ ...values, origin: 'team' })
    .onConflict((conflict) =>
      conflict.constraint('admission_dates_key').doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
  const { country, area, event, school_year } = values
  await audit(trx, adminId, {
    ...{ action: isNew ? 'admission_date.made' : 'admission_date.changed', id },
    after: { country, area, event, school_year },
  })
  return id
}

type Change = { action: string; id: string; before?: Record<string, unknown>; after?: Record<string, unknown> }

const audit = (trx: Transaction<Database>, userId: string, { id, ...change }: Change) =>
  recordAudit(trx, { userId, role: 'admin' }, { ...change, subject: { kind: 'admission_date', id } })
