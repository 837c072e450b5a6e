import type { Client } from 'pg'
import type { RowCounts } from '../read-schools.ts'
import type { Source } from '../source.ts'
import { SOURCES } from '../sources.ts'
import { JOURNALLED } from '../store/journal.ts'
import type { RejectedRow } from '../store/rejected-rows.ts'
import { finishRun, type RunCounts, type RunMarks, type RunRecord } from '../store/run-record.ts'
import type { Inputs } from './inputs-of.ts'

/** An import that took the same and has left nothing to do; `day` is its day (YYYY-MM-DD). */
export type SameRun = { id: string; day: string; counts: RunCounts; marks: RunMarks }

/**
 * Finds the last import of a source if another one with these inputs would do nothing: nobody has since imported or
 * undone anything of the source, no import of the country has written anything, and the schools, codes and redirects of
 * the source are as that import left them.
 */
export async function findSameRun(client: Client, source: Source, inputs: Inputs): Promise<SameRun | undefined> {
  const { rows } = await client.query<RunCounts & RunMarks & { id: string; day: string; endedAt: string }>(
    `select id, to_char(ended_at, 'YYYY-MM-DD') as day, ended_at::text as "endedAt", inputs, rules, held, read_count as read,
       0 as added, 0 as changed, 0 as closed, added_count + changed_count + unchanged_count as unchanged,
       rejected_count as rejected, undated, facts_count as facts, 0 as "factsChanged", facts_waiting as "factsWaiting",
       catchments_count as catchments, 0 as "catchmentsChanged", 0 as "catchmentsRemoved"
     from (select * from import_runs where source = $1 and kind in ('import', 'undo') and state = 'finished'
       order by ended_at desc limit 1) as last
     where kind = 'import' and inputs = any($2)`,
    [source.id, [inputs.always, inputs.onDay]],
  )
  const [last] = rows
  if (!last || (await wroteSince(client, source, last.endedAt)) || (await heldBy(client, source.id)) !== last.held)
    return undefined
  const { id, day, endedAt, inputs: marked, rules, held, ...counts } = last
  return { id, day, counts, marks: { inputs: marked, rules, held } }
}

/** Whether an import of a source has been made by the program as it is. */
export async function knowsRules(client: Client, source: Source, { rules }: Inputs): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from import_runs where source = $1 and kind = 'import' and state = 'finished' and rules = $2 limit 1`,
    [source.id, rules],
  )
  return rowCount === 1
}

/** Whether an import or undo of a source of the same country has written anything since an instant. */
async function wroteSince(client: Client, { country }: Source, instant: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from import_runs where ended_at > $1 and state = 'finished' and kind in ('import', 'undo')
       and (source = any($2) or source in (select id from mapped_sources where mapping ->> 'country' = $3))
       and (kind = 'undo' or added_count + changed_count + closed_count + facts_changed + catchments_changed
         + catchments_removed > 0)
     limit 1`,
    [instant, SOURCES.filter((source) => source.country === country).map(({ id }) => id), country],
  )
  return rowCount === 1
}

const HELD_LOCK = ['id', ...JOURNALLED].join(', ')
const sumOf = (columns: string) => `concat_ws(' ', count(*), sum(hash_record_extended(row(${columns}), 0)))`

/** Returns a mark of everything with which an import of a source compares its schools. */
export async function heldBy(client: Client, source: string): Promise<string> {
  const { rows } = await client.query<{ held: string }>(
    `select concat_ws(' ', (select ${sumOf(HELD_LOCK)} from schools where source = $1),
       (select ${sumOf('code, school_id')} from school_codes where source = $1),
       (select ${sumOf('old_id, school_id')} from school_redirects)) as held`,
    [source],
  )
  return rows[0]?.held ?? ''
}

/**
 * Ends a run with the outcome of the same earlier import, including its rejected rows, within a transaction.
 *
 * @returns the number of rejected rows by reason
 */
export async function repeatRun(client: Client, same: SameRun, record: RunRecord): Promise<RowCounts['reasons']> {
  const { rows } = await client.query<RejectedRow>(
    'select file, line, code, reason, detail from import_rejections where run_id = $1 order by number',
    [same.id],
  )
  const reasons: RowCounts['reasons'] = {}
  for (const row of rows) {
    record.rejected.add(row)
    reasons[row.reason] = (reasons[row.reason] ?? 0) + 1
  }
  await record.rejected.store(client, record.runId)
  await finishRun(client, record.runId, same.counts, same.marks)
  return reasons
}
