import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

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
