import type { Transaction } from 'kysely'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Database } from '#db/schema.ts'

/**
 * Tells those who run a school that a review of it is public for the first time, and nothing of who wrote it. The way
 * leads to where they can answer, without premium to where everybody reads it.
 */
export async function notifySchool(trx: Transaction<Database>, reviewId: string, schoolId: string): Promise<void> {
  const { name, premium } = await trx
    .selectFrom('school_directory')
    .select(['name', 'premium'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const path = premium ? `/dashboard/reviews/${reviewId}` : `/schools/${schoolId}/reviews?review=${reviewId}`
  await notify(trx, { to: { schoolId }, kind: 'review', props: { school: name }, path })
}
