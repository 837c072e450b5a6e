import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'

/**
 * Removes one of the team's synonyms; does nothing when it is gone. Processes learn of it as they do of saved ones. The
 * caller has checked the rights.
 */
export async function removeSynonym(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const removed = await trx
        .deleteFrom('search_synonyms')
        .where('id', '=', id)
        .returning(['language', 'country', 'region'])
        .executeTakeFirst()
      if (!removed) return
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'synonym.removed', subject: { kind: 'synonym', id }, before: removed },
      )
    })
}
