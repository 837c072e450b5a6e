import { type SqlBool, sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Category } from '#db/vocabulary.ts'
import { type EventKind, FREE_KIND } from './event-rules.ts'

/**
 * Lists current and upcoming events of some schools, soonest first: those on their profiles, which are open days only
 * without premium.
 *
 * @param category only of schools of this type; of all if undefined
 */
export async function listComingEvents(schoolIds: readonly string[], category: Category | undefined, limit: number) {
  return await db()
    .selectFrom('school_events as e')
    .innerJoin('school_directory as d', 'd.id', 'e.school_id')
    .select([
      'e.id',
      'e.title',
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
      'e.text',
      'e.place',
      'e.link',
      'e.version',
      'e.created_at as createdAt',
      'e.updated_at as updatedAt',
      'd.id as schoolId',
      'd.name as school',
    ])
    .select(['d.country', 'd.street', 'd.postal_code as postalCode', 'd.city'])
    .select([sql<EventKind>`e.kind`.as('kind'), sql<Locale>`e.language`.as('language')])
    .where(sql<SqlBool>`e.school_id = any(${schoolIds}::text[])`)
    .where('e.ends_at', '>', sql<Date>`now()`)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .where(sql<SqlBool>`(d.premium or e.kind = ${FREE_KIND})`)
    .$if(category !== undefined, (query) => query.where('d.category', '=', category!))
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}
