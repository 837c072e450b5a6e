import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

const MAX_SHOWN = 20

/** Product news as admins see them. */
export type PublishedUpdate = { id: string; title: string; text: string; publishedAt: Date }

/** Lists the newest product news, at most 20, in a language. */
export async function listUpdates(locale: Locale): Promise<PublishedUpdate[]> {
  return await db()
    .selectFrom('system_updates')
    .select(['id', 'published_at as publishedAt'])
    .select([sql<string>`texts->${locale}->>'title'`.as('title'), sql<string>`texts->${locale}->>'text'`.as('text')])
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}
