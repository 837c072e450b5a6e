import type { Client } from 'pg'
import { type ColumnReport, columnReport } from '#app/features/import-runs/columns/column-report.ts'
import { cleanCell } from '../cleaning/clean-cell.ts'
import { namesPerson } from '../files/person-columns.ts'
import { type RecognisedFiles, silentFields } from '../files/recognise.ts'
import { isSchoolTable } from '../source.ts'
import { FACT_COLUMNS } from '../store/school-columns.ts'
import type { FilledCounts } from './count-filled.ts'

/** Names that are kept: a file may have thousands of columns. */
const MAX_NAMES = 600
const MAX_LENGTH = 120
/** Below this share of the rows, a field counts as empty; the same loss since the import before empties it. */
const SPARSE = 0.1
/** Rows with a field in the import before, below which its loss may be chance. */
const FEW = 10

/** Fields that nearly every school has, in registers that have them at all. */
const USUAL = ['local_type', 'street', 'postal_code', 'city', 'phone', 'email', 'website', 'pupils']

/**
 * Returns what the columns of a run are worth, compared with the last import of the same layouts.
 *
 * @param client within the transaction of the import
 */
export async function reportColumns(
  client: Client,
  source: string,
  files: RecognisedFiles,
  { rows, schools, filled }: FilledCounts,
): Promise<ColumnReport> {
  const tables = files.tables.map(({ file, layout, places }) => ({ header: file.header, layout, places }))
  const report = {
    layouts: unique(tables.map(({ layout }) => layout.name)).sort(),
    rows,
    lacking: unique(tables.flatMap(lackingOf)).slice(0, MAX_NAMES),
    ...unreadOf(tables),
    filled: Object.fromEntries(filled),
    sparse: schools === 0 ? [] : sparseOf(files, schools, filled),
  }
  return { ...report, since: await compare(client, source, report) }
}

type Table = { header: string[] } & Pick<RecognisedFiles['tables'][number], 'layout' | 'places'>

function lackingOf({ layout, places }: Table): string[] {
  const { columns, varying = [] } = layout
  return Object.entries(columns).flatMap(([key, names]) => {
    const [name] = names
    return places.has(key) || varying.includes(key) || name === undefined ? [] : [name]
  })
}

function unreadOf(tables: readonly Table[]): Pick<ColumnReport, 'unread' | 'persons'> {
  const left = tables.flatMap(({ header, places }) => {
    const read = new Set(places.values())
    return header.flatMap((name, index) => (read.has(index) ? [] : [shorten(name)])).filter((name) => name !== '')
  })
  const unread = unique(left)
  const others = unread.filter((name) => !namesPerson(name))
  return { unread: others.slice(0, MAX_NAMES), persons: unread.length - others.length }
}

/** The database would refuse half a character. */
const shorten = (name: string) => cleanCell(name).slice(0, MAX_LENGTH).toWellFormed()

function sparseOf(files: RecognisedFiles, schools: number, filled: FilledCounts['filled']): string[] {
  const silent = new Set<string>(silentFields(files))
  const asked = FACT_COLUMNS.filter(({ name, field }) => USUAL.includes(name) && !(field && silent.has(field)))
  const isFed = files.tables.some(({ layout }) => isSchoolTable(layout))
  return isFed ? asked.map(({ name }) => name).filter((name) => (filled.get(name) ?? 0) < schools * SPARSE) : []
}

async function compare(
  client: Client,
  source: string,
  now: Omit<ColumnReport, 'since'>,
): Promise<ColumnReport['since']> {
  const { rows } = await client.query<{ day: string; columns: unknown }>(
    `select to_char(r.started_at at time zone 'UTC', 'YYYY-MM-DD') as day, r.columns from import_runs r
     where r.source = $1 and r.kind = 'import' and r.state = 'finished' and r.columns -> 'layouts' = $2::jsonb
       and not exists (select from import_runs u where u.of_run = r.id and u.kind = 'undo' and u.state = 'finished')
     order by r.started_at desc limit 1`,
    [source, JSON.stringify(now.layouts)],
  )
  const before = columnReport.safeParse(rows[0]?.columns).data
  if (!before || !rows[0]) return null
  return {
    day: rows[0].day,
    vanished: now.lacking.filter((name) => !before.lacking.includes(name)),
    emptied: Object.entries(before.filled).flatMap(([field, count]) => {
      const still = now.filled[field] ?? 0
      const isEmptied = count >= FEW && still / Math.max(now.rows, 1) < (count / before.rows) * SPARSE
      return isEmptied ? [{ field, before: count, now: still }] : []
    }),
  }
}

const unique = (names: readonly string[]) => [...new Set(names)]
