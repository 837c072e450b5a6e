import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Removes the author from what outlives their reviews: the answers to disputes and the displayed name. */
export async function anonymiseAuthor(trx: Transaction<Database>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return
  const content = sql<string>`content - 'author_name'`
  await trx
    .updateTable('disputes')
    .set({ author_reply: null, author_replied_at: null, content })
    .where('review_id', 'in', reviewIds)
    .execute()
  await trx.updateTable('reports').set({ content }).where('review_id', 'in', reviewIds).execute()
}
