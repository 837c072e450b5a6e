import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ImportError } from '../import-error.ts'
import { copyCells } from '../store/copy-cells.ts'
import { count } from '../store/count.ts'
import { type Catchment, partOf } from './catchment.ts'
import { boundsOf } from './read-outline.ts'

/** Counts of the catchments of a run. */
export type CatchmentCounts = {
  /** Number in the files. */
  catchments: number
  /** New, or different from what was known. */
  catchmentsChanged: number
  /** Of the same school year, but not in the files. */
  catchmentsRemoved: number
}

const VALUES = [
  'name',
  'district',
  'outline',
  'west',
  'south',
  'east',
  'north',
  'street',
  'first_house',
  'last_house',
  'house_side',
  'school_key',
] as const
const values = (row: string) => VALUES.map((name) => `${row}.${name}`).join(', ')
const SAME_ROW = 'c.source = $1 and (c.period_start, c.unit, c.part) = (i.period_start, i.unit, i.part)'
/** A national file has about two million rows; a source covers a part of a country. */
const MAX_ROWS = 300_000
const MAX_LOSS = 0.05

/** Catchments wait here because the only connection is busy copying the schools of the run. */
export class WaitingCatchments {
  readonly #rows = new Map<string, Catchment>()

  /** Adds a row. @returns false if the files already have it @throws ImportError when there are too many */
  add(catchment: Catchment): boolean {
    const key = [catchment.start, catchment.unit, partOf(catchment)].join('|')
    if (this.#rows.has(key)) return false
    if (this.#rows.size >= MAX_ROWS) throw new ImportError(`The files hold more than ${MAX_ROWS} catchments.`)
    this.#rows.set(key, catchment)
    return true
  }

  get size(): number {
    return this.#rows.size
  }

  *lines(): Generator<string> {
    for (const catchment of this.#rows.values()) yield copyCells(cellsOf(catchment))
  }
}

function cellsOf(catchment: Catchment) {
  const { start, unit, name, district } = catchment
  const row = [start, unit, partOf(catchment), name, district]
  if ('outline' in catchment)
    return [...row, JSON.stringify(catchment.outline), ...boundsOf(catchment.outline), '', null, null, 'both', null]
  const { street, houses, schoolKey } = catchment
  return [...row, null, null, null, null, null, street, houses.first, houses.last, houses.side, schoolKey]
}

/**
 * Stores the catchments of a run. Areas and communes in the files are replaced as a whole; with `isComplete`, those
 * missing from them are removed. Other school years stay as they are.
 *
 * @param runId whose journal records what an undo needs; null keeps none
 * @throws ImportError when more than one in twenty areas or communes would vanish
 */
export async function mergeCatchments(
  client: Client,
  waiting: WaitingCatchments,
  { source, runId, isComplete }: { source: string; runId: string | null; isComplete: boolean },
): Promise<CatchmentCounts> {
  if (waiting.size === 0) return { catchments: 0, catchmentsChanged: 0, catchmentsRemoved: 0 }
  await copyWaiting(client, waiting)
  if (isComplete) await refuseLoss(client, source)
  await client.query(
    `create temp table gone_catchments on commit drop as select c.* from catchments c
     where c.source = $1 and c.period_start in (select period_start from incoming_catchments)
       and not exists (select from incoming_catchments i where ${SAME_ROW})
       and ($2 or exists (select from incoming_catchments i where (i.period_start, i.unit) = (c.period_start, c.unit)))`,
    [source, isComplete],
  )
  if (runId !== null) await keepBefore(client, source, runId)
  await client.query(
    `delete from catchments c using gone_catchments g
     where (c.source, c.period_start, c.unit, c.part) = (g.source, g.period_start, g.unit, g.part)`,
  )
  const { rowCount } = await client.query(
    `insert into catchments as c (source, period_start, unit, part, ${VALUES.join(', ')}, run_id)
     select $1, period_start, unit, part, ${VALUES.join(', ')}, $2 from incoming_catchments
     on conflict (source, period_start, unit, part) do update
       set (${VALUES.join(', ')}, run_id) = (${values('excluded')}, excluded.run_id)
     where (${values('c')}) is distinct from (${values('excluded')})`,
    [source, runId],
  )
  return {
    catchments: waiting.size,
    catchmentsChanged: rowCount ?? 0,
    catchmentsRemoved: await count(client, 'select count(*) from gone_catchments'),
  }
}

async function copyWaiting(client: Client, waiting: WaitingCatchments) {
  await client.query(`create temp table incoming_catchments (period_start date, unit text, part text, name text,
    district text, outline jsonb, west double precision, south double precision, east double precision,
    north double precision, street text, first_house integer, last_house integer, house_side text, school_key text)
    on commit drop`)
  await pipeline(Readable.from(waiting.lines()), client.query(copyFrom('copy incoming_catchments from stdin')))
  await client.query('analyze incoming_catchments')
}

async function refuseLoss(client: Client, source: string) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `select count(*)::int as known, (count(*) filter (where not exists (
       select from incoming_catchments i where (i.period_start, i.unit) = (c.period_start, c.unit))))::int as missing
     from (select distinct period_start, unit from catchments
       where source = $1 and period_start in (select period_start from incoming_catchments)) c`,
    [source],
  )
  const { known = 0, missing = 0 } = rows[0] ?? {}
  if (missing > known * MAX_LOSS)
    throw new ImportError(
      `${missing} of ${known} areas or communes are not in the files, more than ${MAX_LOSS * 100} %: they do not seem complete.`,
    )
}

/** Records, as they are, the rows that the run is about to write, replace or remove. */
async function keepBefore(client: Client, source: string, runId: string) {
  await client.query(
    `insert into import_catchment_changes (run_id, source, period_start, unit, part, before)
     select $2::uuid, $1, i.period_start, i.unit, i.part, to_jsonb(c)
     from incoming_catchments i left join catchments c on ${SAME_ROW}
     where c.source is null or (${values('c')}) is distinct from (${values('i')})
     union all
     select $2::uuid, g.source, g.period_start, g.unit, g.part, to_jsonb(g) from gone_catchments g`,
    [source, runId],
  )
}

/** Restores the catchments that a run wrote or removed, unless a later run has written them since. */
export async function restoreCatchments(client: Client, runId: string | null): Promise<void> {
  const same = '(c.source, c.period_start, c.unit, c.part) = (j.source, j.period_start, j.unit, j.part)'
  await client.query(
    `delete from catchments c using import_catchment_changes j
     where j.run_id = $1 and ${same} and c.run_id = j.run_id`,
    [runId],
  )
  await client.query(
    `insert into catchments (source, period_start, unit, part, ${VALUES.join(', ')}, run_id)
     select was.source, was.period_start, was.unit, was.part, ${values('was')},
       (select r.id from import_runs r where r.id = was.run_id)
     from import_catchment_changes j, jsonb_populate_record(null::catchments, j.before) as was
     where j.run_id = $1 and j.before is not null and not exists (select from catchments c where ${same})`,
    [runId],
  )
}
