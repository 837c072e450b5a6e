import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { replaceDraft } from '#app/features/mailings/replace-draft.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type ChangeTexts, earliestChange } from './terms-change.schema.ts'

/**
 * Saves the draft of a change in place of the previous one.
 *
 * @param draft.effectiveOn day YYYY-MM-DD
 */
export const saveTermsDraft = (draft: { effectiveOn: string; texts: ChangeTexts }): Promise<void> =>
  replaceDraft('terms_changes', { effective_on: draft.effectiveOn, texts: JSON.stringify(draft.texts) })

/**
 * Orders the mails of a draft; an hourly task sends them. Does nothing if they are already ordered.
 *
 * @throws Failure terms_change_replaced when the draft has been replaced, terms_change_late when too few days are left
 */
export async function scheduleTermsChange(adminId: string, id: string): Promise<void> {
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
