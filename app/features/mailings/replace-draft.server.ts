import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Tables that hold at most one draft, the row without `ordered_at`. */
type Drafts = 'mailings' | 'terms_changes'

/**
 * Saves a draft in place of the previous one, under a new id, so that the person who schedules a draft has seen exactly
 * that one.
 *
 * @param row its columns, of the table named
 */
export async function replaceDraft(table: Drafts, row: Record<string, string | null>): Promise<void> {
  await db()
    .insertInto(table as 'mailings')
    .values(row as never)
    .onConflict((conflict) =>
      conflict
        .expression(sql`(true)`)
        .where('ordered_at', 'is', null)
        .doUpdateSet({ ...row, id: sql<string>`uuidv7()`, saved_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Discards a draft; does nothing when it has been replaced. */
export async function discardDraft(table: Drafts, id: string): Promise<void> {
  await db().deleteFrom(table).where('id', '=', id).where('ordered_at', 'is', null).execute()
}
