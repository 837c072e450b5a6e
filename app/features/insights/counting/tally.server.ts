import { sql } from 'kysely'
import { beforeClose, db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { COUNTED, type Counted } from './figures.ts'

/** Milliseconds for which counts wait in memory; a crash loses no more than these. */
const FLUSH_MS = 3000
/** Maximum number of rows that wait while the database cannot be reached. */
const MAX_ROWS = 100_000

type Row = Batch & { counts: Partial<Record<Counted, number>>; marks: Set<string> }

let waiting = new Map<string, Row>()
let timer: NodeJS.Timeout | undefined
let writing = Promise.resolve()

/**
 * Counts something for a school. It is written with everything else within seconds.
 *
 * @param day YYYY-MM-DD
 * @param mark of the visitor, where distinct ones are counted
 */
export function tally(schoolId: string, day: string, figure: Counted, { mark, count = 1 }: TallyOptions = {}): void {
  const key = `${day} ${schoolId}`
  const row = waiting.get(key) ?? { schoolId, day, counts: {}, marks: new Set() }
  if (!waiting.has(key) && waiting.size >= MAX_ROWS) return
  waiting.set(key, row)
  row.counts[figure] = (row.counts[figure] ?? 0) + count
  if (mark) row.marks.add(mark)
  if (timer) return
  timer = setTimeout(() => void flushFigures(), FLUSH_MS).unref()
  beforeClose(flushFigures)
}
type TallyOptions = { mark?: string; count?: number }

/** Writes the waiting counts, one batch after the other. What cannot be written keeps waiting. */
export function flushFigures(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing = writing.then(writeWaiting)
  return writing
}

async function writeWaiting(): Promise<void> {
  const batch = waiting
  waiting = new Map()
  try {
    await writeFigures([...batch.values()])
  } catch (error) {
    log().warn({ err: error, rows: batch.size }, 'figures could not be written and wait')
    for (const { schoolId, day, counts, marks } of batch.values()) putBack(schoolId, day, counts, [...marks])
  }
}

function putBack(schoolId: string, day: string, counts: Row['counts'], marks: string[]): void {
  for (const [figure, count] of Object.entries(counts)) tally(schoolId, day, figure as Counted, { count })
  const row = waiting.get(`${day} ${schoolId}`)
  for (const mark of marks) row?.marks.add(mark)
}

/** The counts of one school on one day (YYYY-MM-DD); marks of visitors in base64, whether new or not. */
type Batch = { schoolId: string; day: string; counts: Partial<Record<Counted, number>>; marks: Iterable<string> }

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
