import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { AdmissionDatesTable, Database } from '#db/schema.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import { keyOf, type RowContent } from '../admission-row.ts'
import { admissionFolder, readAdmissionFiles } from './admission-files.server.ts'
import { readCsv } from './read-csv.server.ts'

/** Setting with the checksum of the files that were loaded last. */
const SETTING = 'admission_files'
/** Advisory lock: of several processes that start, one loads. */
const LOCK = 4_211_981
const ROWS_AT_ONCE = 500

/**
 * Brings the rows of files up to date, if the files have changed since they were loaded last. Rows that are in no file
 * any more go; those of the team stay. A row keeps its id while its key does. A faulty row is left out and logged.
 *
 * @returns number of rows of the files; undefined if nothing had changed
 */
export async function loadAdmissionFiles(folder: string = admissionFolder()): Promise<number | undefined> {
  const { files, checksum } = await readAdmissionFiles(folder)
  if (files.length === 0 || (await loadedChecksum(db())) === checksum) return undefined
  const rows = new Map<string, RowContent>()
  for (const { name, text } of files) {
    const read = readCsv(text, berlinDay())
    for (const { row } of read.rows) rows.set(keyOf(row), row)
    if (read.faults.length > 0) log().warn({ file: name, faults: read.faults }, 'rows of admission dates left out')
  }
  return await db()
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
      if ((await loadedChecksum(trx)) === checksum) return undefined
      await replaceRows(trx, [...rows.values()])
      await trx
        .insertInto('settings')
        .values({ key: SETTING, value: checksum })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: checksum }))
        .execute()
      return rows.size
    })
}

async function loadedChecksum(database: Kysely<Database>): Promise<string | undefined> {
  const found = await database.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst()
  return found?.value
}

async function replaceRows(trx: Transaction<Database>, rows: readonly RowContent[]): Promise<void> {
  const kept: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const piece = rows.slice(start, start + ROWS_AT_ONCE)
    const saved = await trx
      .insertInto('admission_dates')
      .values(piece.map((row) => ({ ...columnsOf(row), origin: 'file' })))
      .onConflict((conflict) => conflict.constraint('admission_dates_key').doUpdateSet(fromExcluded))
      .returning('id')
      .execute()
    kept.push(...saved.map(({ id }) => id))
  }
  await trx
    .deleteFrom('admission_dates')
    .where('origin', '=', 'file')
    .where(({ not }) => not(sql<boolean>`id = any(${kept}::uuid[])`))
    .execute()
}

/** What a row says beyond its key. */
const SAID = [
  ...(['rule', 'starts_on', 'ends_on', 'turns', 'bring', 'source_url', 'publisher', 'licence', 'read_on'] as const),
  ...(['valid_until', 'cite', 'note'] as const),
]
const fromExcluded = {
  ...Object.fromEntries(SAID.map((column) => [column, sql.ref(`excluded.${column}`)])),
  updated_at: sql<Date>`case when (${sql.join(SAID.map((column) => sql.ref(`admission_dates.${column}`)))})
    is distinct from (${sql.join(SAID.map((column) => sql.ref(`excluded.${column}`)))})
    then now() else admission_dates.updated_at end`,
}

/** Returns the columns of a row. */
export const columnsOf = (row: RowContent): Omit<Insertable<AdmissionDatesTable>, 'origin'> => ({
  ...{ country: row.country, area: row.area, stages: row.stages, school_form: row.schoolForm, sector: row.sector },
  ...{ event: row.event, name: row.name, rule: row.rule, starts_on: row.from || null, ends_on: row.to || null },
  ...{ school_year: row.schoolYear, turns: row.turns, bring: row.bring, source_url: row.source },
  ...{
    publisher: row.publisher,
    licence: row.licence,
    read_on: row.readOn || null,
    valid_until: row.validUntil || null,
  },
  ...{ cite: row.cite, note: row.note },
})
