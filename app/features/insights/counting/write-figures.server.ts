import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { COUNTED, type Counted } from './figures.ts'

/** The counts of one school on one day (YYYY-MM-DD); marks of visitors in base64, whether new or not. */
export type Batch = { schoolId: string; day: string; counts: Partial<Record<Counted, number>>; marks: Iterable<string> }

/**
 * Adds counts to the figures in one statement, however many schools there are. It skips schools that no longer exist.
 * All rows are written in the same order, so that simultaneous processes wait for each other rather than deadlock.
 */
export async function writeFigures(batch: readonly Batch[]): Promise<void> {
  if (batch.length === 0) return
  const rows = batch.map(({ schoolId, day, counts, marks }) => ({
    school_id: schoolId,
    day,
    ...Object.fromEntries(COUNTED.map((figure) => [figure, counts[figure] ?? 0])),
    marks: [...marks],
  }))
  const figures = sql.raw(COUNTED.join())
  await sql`
    with batch as materialized (
      select b.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b(school_id text, day date, marks text[], ${sql.raw(COUNTED.map((figure) => `${figure} integer`).join())})
      join schools s on s.id = b.school_id
    ), marks as (
      insert into visitor_marks (mark, day)
      select decode(mark, 'base64'), day from batch, unnest(marks) mark order by 1
      on conflict do nothing returning mark
    ), visitors as (
      select b.school_id, b.day, count(*) as visitors
      from batch b, unnest(b.marks) told join marks m on m.mark = decode(told, 'base64')
      group by b.school_id, b.day
    )
    insert into school_figures as f (school_id, day, visitors, ${figures})
    select b.school_id, b.day, coalesce(v.visitors, 0), ${figures}
    from batch b left join visitors v using (school_id, day)
    order by b.school_id, b.day
    on conflict (school_id, day) do update set visitors = f.visitors + excluded.visitors,
      ${sql.raw(COUNTED.map((figure) => `${figure} = f.${figure} + excluded.${figure}`).join())}`.execute(db())
}
