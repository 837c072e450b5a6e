import { type RawBuilder, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/**
 * What is new at a school: numbers of reviews and events, whether what it or its register says of it changed (`facts`),
 * and whether an import brought official numbers about it (`figures`).
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
 * Reviews are told on the day after their publication: nobody is to learn who wrote one from the hour.
 *
 * @param wishes the rows to look at: `of` (what the row belongs to, text), `school_id`, the wanted topics `reviews`,
 *   `events` and `facts` (figures too), and the instants `told_until` and `until` between which it came. `until` must
 *   be at least a minute ago: what is as old as that has been committed.
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
            and s.updated_at > w.told_until and s.updated_at <= w.until)) as facts,
        w.facts and exists (select from school_keys k join school_facts f on f.key = k.key
          join import_runs i on i.id = f.run_id where k.school_id = w.school_id and f.fact = any(${NUMBERS})
            and f.number is not null and i.ended_at > w.told_until and i.ended_at <= w.until) as figures
      from (${wishes}) w
    )
    select c.of, d.id, d.name, d.city, c.reviews, case when d.premium then c.events else 0 end as events, c.facts, c.figures
    from counted c join school_directory d on d.id = c.school_id
    where (c.reviews > 0 or c.events > 0 and d.premium or c.facts or c.figures) and d.status <> 'hidden'
    order by d.name, d.id`.execute(trx)
  return rows
}

/** Returns the news of a school as mails have it. */
export const presentNews = ({ id, name, city, reviews, events, facts, figures }: SchoolNews, locale: Locale) => ({
  ...{ name, city, reviews, events, facts, figures },
  url: pageAddress(locale, `/schools/${encodeURIComponent(id)}`),
})
