import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'

/** A passkey as its owner sees it: the device on which it was made, since when, and when it was last used. */
export type OwnPasskey = { id: string; device: string | null; since: string; usedAt: string | null }

/** Lists the passkeys of an account, oldest first. */
export async function listPasskeys(userId: string): Promise<OwnPasskey[]> {
  const rows = await db()
    .selectFrom('passkeys')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, device, created_at, used_at }) => ({
    id,
    device,
    since: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}

/** Removes one's own passkey; nothing happens for any other. */
export async function removePasskey({ userId }: Session, id: string): Promise<void> {
  await db().deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute()
}
