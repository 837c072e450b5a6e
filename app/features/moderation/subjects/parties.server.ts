import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { PostKind } from '#app/features/questions/question.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MailOrder } from '#app/mail/enqueue-mail.server.ts'
import type { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** What a mail must know about the author of a review. */
export type Author = { to: string; locale: Locale; schoolName: string }

type Reviewed = { author_id: string | null; school_id: string }
type Connection = Transaction<Database> | ReturnType<typeof db>

/**
 * Finds the recipient and language of a mail about a review, and the name of the school; returns null without an
 * account.
 */
export async function findAuthor(connection: Connection, { author_id, school_id }: Reviewed): Promise<Author | null> {
  if (!author_id) return null
  const row = await connection
    .selectFrom('users as u')
    .innerJoin('school_directory as s', (join) => join.on('s.id', '=', school_id))
    .select(['u.email as to', 'u.locale', 's.name as schoolName'])
    .where('u.id', '=', author_id)
    .executeTakeFirst()
  return row ? { ...row, locale: row.locale as Locale } : null
}

/** Lists the recipients and languages of a mail to all members of a school, and its name. */
export async function membersOf(trx: Transaction<Database>, schoolId: string) {
  const rows = await trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('school_directory as s', 's.id', 'o.school_id')
    .select(['u.email as to', 'u.locale', 's.name as school'])
    .where('o.school_id', '=', schoolId)
    .where('u.erase_after', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }))
}

/** Returns the mail that tells an author that the review is published or restored. */
export function goodNews(
  { to, locale, schoolName: school }: Author,
  { id, school_id }: { id: string; school_id: string },
  outcome: 'published' | 'restored',
  facts: string,
): MailOrder<'review-published' | 'review-restored'> {
  if (outcome === 'published') {
    const url = pageAddress(locale, `/account/reviews/${id}`)
    return { template: 'review-published', to, locale, props: { school, url } }
  }
  const url = pageAddress(locale, `/schools/${school_id}#reviews`)
  return { template: 'review-restored', to, locale, props: { school, facts, url } }
}

/** Returns the mail that tells the author of a question or answer that it is public, or public again. */
export function goodNewsOfPost(
  { to, locale, schoolName: school }: Author,
  { kind, id, restored, facts }: { kind: PostKind; id: string; restored: boolean; facts: string },
): MailOrder<'post-published'> {
  const props = { school, kind, restored, facts, url: pageAddress(locale, `/account/questions/${id}`) }
  return { template: 'post-published', to, locale, props }
}
