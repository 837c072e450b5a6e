import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { EVERYBODY, sendSignal } from '../live/signal.server.ts'
import type { UpdateTexts } from './update.schema.ts'

/** Sends product news to everybody who wants to receive them, behind the bell. @returns number of recipients */
export async function publishUpdate(adminId: string, texts: UpdateTexts): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { id } = await trx
        .insertInto('system_updates')
        .values({ texts: JSON.stringify(texts), published_by: adminId })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { numAffectedRows = 0n } = await sql`
        insert into notifications (user_id, kind, update_id, path)
        select u.id, 'update', ${id}, '' from users u join notification_preferences p on p.user_id = u.id
        where p.type = 'push' and p.event = 'update' and p.enabled
          and u.erase_after is null and not is_suspended(u.suspended_at, u.suspended_until)`.execute(trx)
      const count = Number(numAffectedRows)
      await sendSignal(trx, EVERYBODY)
      const actor = { userId: adminId, role: 'admin' } as const
      await recordAudit(trx, actor, { action: 'update.published', subject: { kind: 'update', id }, after: { count } })
      return count
    })
}

/** Withdraws product news: they disappear from every list. Does nothing if they no longer exist. */
export async function withdrawUpdate(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('system_updates').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return
      await sendSignal(trx, EVERYBODY)
      const actor = { userId: adminId, role: 'admin' } as const
      await recordAudit(trx, actor, { action: 'update.withdrawn', subject: { kind: 'update', id } })
    })
}
