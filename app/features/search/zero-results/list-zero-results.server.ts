import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { ZeroResultsQuery } from './zero-results-address.ts'

export const TEXTS_PER_PAGE = 50

/**
 * A text that found nothing as typed, how often in the selected weeks, and how many of these searches got nearer
 * results.
 */
export type ZeroResultText = { language: Locale; text: string; count: number; relaxed: number; lastDay: string }

/**
 * Lists a page of the texts that found nothing in a week, or in the last four, most frequent first, and their number.
 * If the query names a language or an ending, others are left out.
 */
export async function listZeroResults({ language, week, ending, page }: ZeroResultsQuery) {
  const { rows } = await sql<ZeroResultText & { total: number }>`
    select language, text, sum(count)::integer as count, sum(relaxed)::integer as relaxed, max(day) as "lastDay",
      count(*) over ()::integer as total
    from zero_results
    where ${week ? sql`day >= ${week}::date and day < ${week}::date + 7` : sql`day > current_date - 28`}
      and ${language ? sql`language = ${language}` : sql`true`}
    group by language, text
    having ${ending === 'empty' ? sql`sum(count) > sum(relaxed)` : ending === 'relaxed' ? sql`sum(relaxed) > 0` : sql`true`}
    order by sum(count) desc, max(day) desc, text, language
    limit ${TEXTS_PER_PAGE} offset ${(page - 1) * TEXTS_PER_PAGE}`.execute(db())
  return { texts: rows.map(({ total: _, ...text }) => text), total: rows[0]?.total ?? 0 }
}

const WEEKS = 12

/** A week's searches without a result: by language, and how many of all of them got the results of a nearer text. */
export type ZeroResultWeek = { monday: string; counts: Partial<Record<Locale, number>>; relaxed: number }

/** Counts the searches without a result in each of the last twelve weeks, latest first. */
export async function countZeroResults(): Promise<ZeroResultWeek[]> {
  const { rows } = await sql<ZeroResultWeek>`
    select w.monday::date as monday, coalesce(sum(c.relaxed), 0)::integer as relaxed,
      coalesce(jsonb_object_agg(c.language, c.count) filter (where c.language is not null), '{}') as counts
    from generate_series(date_trunc('week', current_date) - make_interval(weeks => ${WEEKS - 1}),
      date_trunc('week', current_date), interval '1 week') as w(monday)
    left join (
      select date_trunc('week', day) as monday, language, sum(count)::integer as count, sum(relaxed)::integer as relaxed
      from zero_results where day >= date_trunc('week', current_date) - make_interval(weeks => ${WEEKS - 1})
      group by 1, 2) c on c.monday = w.monday
    group by w.monday order by w.monday desc`.execute(db())
  return rows
}
