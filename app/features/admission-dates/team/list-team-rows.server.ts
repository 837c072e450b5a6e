import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'
import { type AdmissionRow, isEmptyRow, keyOf } from '../admission-row.ts'
import { COLUMNS } from '../files/csv-columns.ts'
import { cellsOf } from '../files/csv-row.schema.ts'
import { listAdmissionRows, rowFrom } from '../list-admission-rows.server.ts'
import { ROW_STATES, ROWS_PER_PAGE, type RowState, type RowsQuery } from './rows-address.ts'

/** A row as the team sees it; `replaces`: whether a file has one with the same key. */
export type TeamRow = AdmissionRow & { states: RowState[]; replaces: boolean }

/** Lists a page of the rows of a country, and the row in the form. */
export async function listTeamRows({ country, state, q, edit, page }: RowsQuery, today = berlinDay()) {
  const rows = await countedRows(country, today)
  const words = q.toLowerCase()
  const found = rows.filter(
    ({ states, area, name, publisher }) =>
      (!state || states.includes(state)) && `${area} ${name} ${publisher}`.toLowerCase().includes(words),
  )
  return {
    rows: found.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE),
    total: found.length,
    edited: edit === '' ? undefined : await findRow(edit),
  }
}

async function findRow(id: string): Promise<AdmissionRow | undefined> {
  const found = await db().selectFrom('admission_dates').selectAll().where('id', '=', id).executeTakeFirst()
  return found && rowFrom(found)
}

/** The rows of a country that count or have expired: those of files that the team replaced are left out. */
async function countedRows(country: CountryCode, today: string): Promise<TeamRow[]> {
  const all = await listAdmissionRows(db(), { country })
  const [ofTeam, ofFiles] = (['team', 'file'] as const).map(
    (origin) => new Set(all.filter((row) => row.origin === origin).map(keyOf)),
  ) as [Set<string>, Set<string>]
  return all
    .filter((row) => row.origin === 'team' || !ofTeam.has(keyOf(row)))
    .map((row) => ({
      ...row,
      states: statesOf(row, today),
      replaces: row.origin === 'team' && ofFiles.has(keyOf(row)),
    }))
}

function statesOf(row: AdmissionRow, today: string): RowState[] {
  const isExpired = (row.validUntil !== '' && row.validUntil < today) || (row.to !== '' && row.to < today)
  const what: RowState = isEmptyRow(row) ? 'empty' : row.rule === '' ? 'days' : 'rules'
  return [isExpired ? 'expired' : what, ...(row.origin === 'team' ? ['team' as const] : [])]
}

/** Counts the rows of each country by what they are today. */
export async function countRows(today = berlinDay()) {
  return await Promise.all(
    COUNTRIES.map(async (country) => {
      const rows = await countedRows(country, today)
      const counts = ROW_STATES.map((state) => [state, rows.filter(({ states }) => states.includes(state)).length])
      return { country, counts: Object.fromEntries(counts) as Record<RowState, number> }
    }),
  )
}

/** Returns the rows of a country that count as a file like those of the program, for spreadsheets. */
export async function rowsCsv(country: CountryCode, today = berlinDay()): Promise<string> {
  const rows = await countedRows(country, today)
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => cellsOf(row)[column]))].map(csvLine).join('')
}
