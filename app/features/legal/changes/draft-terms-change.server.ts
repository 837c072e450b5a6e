import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type ChangeTexts, earliestChange } from './terms-change.schema.ts'

/**
 * Saves the draft of a change in place of the one before, under a new id: whoever orders a draft has seen just that
 * one.
 *
 * @param draft.effectiveOn day YYYY-MM-DD
 */
export async function saveDraft(draft: { effectiveOn: string; texts: ChangeTexts }): Promise<void> {
  const row = { effective_on: draft.effectiveOn, texts: JSON.stringify(draft.texts) }
  await db()
    .insertInto('terms_changes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`(true)`)
        .where('ordered_at', 'is', null)
        .doUpdateSet({ ...row, id: sql<string>`uuidv7()`, saved_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Discards the draft; does nothing when it has been replaced. */
export async function discardDraft(id: string): Promise<void> {
  await db().deleteFrom('terms_changes').where('id', '=', id).where('ordered_at', 'is', null).execute()
}

/**
 * Orders the mails of a draft; an hourly task sends them. Does nothing when they are ordered already.
 *
 * @throws Failure terms_change_replaced when the draft is another one by now, terms_change_late when too few days are
 *   left
 */
export async function orderChange(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const draft = await trx
        .selectFrom('terms_changes')
        .select([sql<string>`effective_on::text`.as('effectiveOn'), 'ordered_at as orderedAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!draft) throw new Failure('conflict', 'terms_change_replaced')
      if (draft.orderedAt) return
      if (draft.effectiveOn < earliestChange()) throw new Failure('conflict', 'terms_change_late')
      await trx.updateTable('terms_changes').set({ ordered_at: sql<Date>`now()` }).where('id', '=', id).execute()
      const actor = { userId: adminId, role: 'admin' } as const
      const subject = { kind: 'terms_change', id } as const
      await recordAudit(trx, actor, {
        action: 'terms_change.ordered',
        subject,
        after: { effectiveOn: draft.effectiveOn },
      })
    })
}
