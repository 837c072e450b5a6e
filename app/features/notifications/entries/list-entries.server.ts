import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { ENTRIES_PER_PAGE, type Entry } from './entry.ts'

/**
 * Lists a page of a person's notifications, newest first.
 *
 * @param before id of the last notification of the previous page
 * @returns the notifications, and where the next page begins, null at the end
 */
export async function listEntries(
  userId: string,
  locale: Locale,
  before?: string,
): Promise<{ entries: Entry[]; next: string | null }> {
  const rows = await db()
    .selectFrom('notifications as n')
    .leftJoin('system_updates as u', 'u.id', 'n.update_id')
    .select(['n.id', 'n.kind', 'n.props', 'n.created_at', sql<boolean>`n.path <> ''`.as('leadsOn')])
    .select([
      sql<boolean>`n.read_at is null`.as('unread'),
      sql<{ title: string; text: string } | null>`u.texts->${locale}`.as('update'),
    ])
    .where('n.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('n.id', '<', before!))
    .orderBy('n.id', 'desc')
    .limit(ENTRIES_PER_PAGE + 1)
    .execute()
  const entries = rows.slice(0, ENTRIES_PER_PAGE)
  return {
    entries: entries.map(({ created_at: createdAt, update, props, ...rest }) => ({
      // The database holds what `notify` wrote, whose types tie props to kinds.
      ...({ ...rest, ...(update ?? { props }), createdAt } as Entry),
    })),
    next: rows.length > entries.length ? (entries.at(-1)?.id ?? null) : null,
  }
}
