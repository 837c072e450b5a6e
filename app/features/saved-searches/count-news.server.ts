import { type RawBuilder, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/** What is new at a school: numbers of reviews and events, and whether facts about it changed. */
export type SchoolNews = { id: string; name: string; city: string; reviews: number; events: number; facts: boolean }

/**
 * Counts what is new at schools; those without news are left out. An event is new again when its date has moved.
 * Reviews are told on the day after their publication: nobody is to learn who wrote one from the hour.
 *
 * @param wishes the rows to look at: `of` (what the row belongs to, text), `school_id`, the wanted topics `reviews`,
 *   `events` and `facts`, and the instants `told_until` and `until` between which it came. `until` must be at least a
 *   minute ago: what is as old as that has been committed.
 * @param before statements with names, which `wishes` may refer to: each with a comma behind it
 */
export async function countNews(
  trx: Transaction<Database>,
  wishes: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql``,
): Promise<(SchoolNews & { of: string })[]> {
  const { rows } = await sql<SchoolNews & { of: string }>`
    with ${before} counted as (
      select w.of, w.school_id,
        (select count(*)::integer from reviews r where w.reviews and r.school_id = w.school_id
          and r.status in ('published', 'disputed') and r.published_at >= date_trunc('day', w.told_until)
          and r.published_at < date_trunc('day', w.until)) as reviews,
        (select count(*)::integer from school_events e where w.events and e.school_id = w.school_id
          and e.dated_at > w.told_until and e.dated_at <= w.until and e.ends_at > now()) as events,
        w.facts and (exists (select from school_versions v where v.school_id = w.school_id
            and v.made_at > w.told_until and v.made_at <= w.until)
          or exists (select from schools s where s.id = w.school_id
            and s.updated_at > w.told_until and s.updated_at <= w.until)) as facts
      from (${wishes}) w
    )
    select c.of, d.id, d.name, d.city, c.reviews, case when d.premium then c.events else 0 end as events, c.facts
    from counted c join school_directory d on d.id = c.school_id
    where (c.reviews > 0 or c.events > 0 and d.premium or c.facts) and d.status <> 'hidden'
    order by d.name, d.id`.execute(trx)
  return rows
}

/** Returns the news of a school as mails have it. */
export const presentNews = ({ id, name, city, reviews, events, facts }: SchoolNews, locale: Locale) => ({
  ...{ name, city, reviews, events, facts },
  url: pageAddress(locale, `/schools/${encodeURIComponent(id)}`),
})
