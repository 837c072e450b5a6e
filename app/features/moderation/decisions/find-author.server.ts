import type { Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import type { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** What a mail must know about the author of a review. */
export type Author = { to: string; locale: Locale; schoolName: string }

type Reviewed = { author_id: string | null; school_id: string }

/**
 * Finds the recipient and language of a mail about a review, and the name of the school; returns null without an
 * account.
 */
export async function findAuthor(
  trx: Transaction<Database> | ReturnType<typeof db>,
  { author_id, school_id }: Reviewed,
): Promise<Author | null> {
  if (!author_id) return null
  const row = await trx
    .selectFrom('users as u')
    .innerJoin('schools as s', (join) => join.on('s.id', '=', school_id))
    .select(['u.email as to', 'u.locale', 's.name as schoolName'])
    .where('u.id', '=', author_id)
    .executeTakeFirst()
  return row ? { ...row, locale: row.locale as Locale } : null
}
