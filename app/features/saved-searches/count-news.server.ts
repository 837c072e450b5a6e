import { type RawBuilder, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { Change } from '#app/features/news/change.ts'
import { isPremium } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/**
 * What is new at a school: numbers of reviews and events, whether its own or its register's data changed (`facts`), and
 * whether an import brought official figures about it (`figures`).
 */
export type SchoolNews = {
  id: string
  name: string
  city: string
  reviews: number
  events: number
  facts: boolean
  figures: boolean
}

const NUMBERS = FACT_IDS.filter((id) => FACTS[id].kind === 'number')

/**
 * Counts what is new at schools; those without news are left out. An event is new again when its date has moved.
 * Reviews are reported on the day after their publication, so that nobody learns from the hour who wrote one.
 *
 * @param wishes the rows to look at: `of` (what the row belongs to, text), `school_id`, the wanted topics `reviews`,
 *   `events` and `facts` (figures too), and the instants `notified_until` and `until` between which the news arrived.
 *   `until` must be at least a minute ago, so that everything before it has been committed.
 * @param most number of schools returned for each `of`, those with reviews and events first
 * @param before statements with names, to which `wishes` may refer: each followed by a comma
 * @returns the schools in the order of their names, each with the number of all that belong to the same `of`
 */
export async function countNews(
  trx: Transaction<Database>,
  wishes: RawBuilder<unknown>,
  most: number,
  before: RawBuilder<unknown> = sql``,
): Promise<(SchoolNews & { of: string; all: number })[]> {
  // Thousands of schools are looked up by their ids, one by one: left to itself, the planner reads the whole directory.
  const { rows } = await sql<SchoolNews & { of: string; all: number }>`
    with ${before} counted as materialized (
      select w.of, w.school_id,
        (select count(*)::integer from reviews r where w.reviews and r.school_id = w.school_id
          and r.status in ('published', 'disputed') and r.published_at >= date_trunc('day', w.notified_until)
          and r.published_at < date_trunc('day', w.until)) as reviews,
        (select count(*)::integer from school_events e where w.events and e.school_id = w.school_id
          and e.dated_at > w.notified_until and e.dated_at <= w.until and e.ends_at > now()
          and (e.kind = ${FREE_KIND} or ${isPremium('e.school_id')})) as events,
        w.facts and ((select s.updated_at > w.notified_until and s.updated_at <= w.until from schools s
            where s.id = w.school_id)
          or exists (select from school_versions v where v.school_id = w.school_id
            and v.made_at > w.notified_until and v.made_at <= w.until)) as facts,
        w.facts and (select count(*) > 0 from school_facts f join import_runs i on i.id = f.run_id
          where f.key = any(array(select w.school_id
              union all select old_id from school_redirects where school_id = w.school_id
              union all select key from school_successors where successor = w.school_id))
            and f.number is not null and f.fact in (select unnest(${NUMBERS}::text[]))
            and i.ended_at > w.notified_until and i.ended_at <= w.until) as figures
      from (${wishes}) w
    ), changed as materialized (
      select *, count(*) over (partition by of)::integer as "all",
        row_number() over (partition by of order by reviews + events desc, school_id) as place
      from counted c
      where (reviews > 0 or events > 0 or facts or figures)
        and (select s.status from schools s where s.id = c.school_id) <> 'hidden'
    )
    select c.of, c."all", d.id, d.name, d.city, c.reviews, c.events, c.facts, c.figures
    from changed c
    cross join lateral (select id, name, city from school_directory where id = c.school_id offset 0) d
    where c.place <= ${most} order by d.name, d.id`.execute(trx)
  return rows
}

/** Returns the news of a school in the form needed for mails. @param changes the same in words */
export const presentNews = (
  { id, name, city, reviews, events, facts, figures }: SchoolNews,
  changes: readonly Change[],
  locale: Locale,
) => ({
  ...{ name, city, reviews, events, facts, figures, changes: [...changes] },
  url: pageAddress(locale, `/schools/${encodeURIComponent(id)}`),
})
