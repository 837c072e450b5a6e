import type { Client } from 'pg'
import type { CountryCode } from '#db/vocabulary.ts'
import { isFactTable, type KnownCode, type Row, type Supplements } from '../source.ts'
import { readRows } from './read-rows.ts'
import type { RecognisedFile, RecognisedTable } from './recognise.ts'

/**
 * Reads the supporting files of a run into memory; they have few and short columns. An unreadable row becomes an empty
 * one, so that rows keep their numbers.
 */
export async function loadSupplements(files: readonly RecognisedFile[]): Promise<Supplements> {
  const supplements: Supplements = {}
  for (const file of files) {
    const rows: Row[] = []
    for await (const read of readRows(file)) rows.push('row' in read ? read.row : {})
    supplements[file.layout.name] = rows
  }
  return supplements
}

/** Adds the rows of the supporting layouts which the tables need, no file gives, and the directory has. */
export async function addFromDirectory(
  client: Client,
  tables: readonly RecognisedTable[],
  supplements: Supplements,
): Promise<void> {
  for (const { layout } of tables) {
    for (const { name, inDirectory } of (isFactTable(layout) && layout.joins) || []) {
      if (!inDirectory || supplements[name]) continue
      supplements[name] = (await listKnownCodes(client, inDirectory.country)).map(inDirectory.rowOf)
    }
  }
}

/** Lists the official codes of a country, of each school the newest. */
async function listKnownCodes(client: Client, country: CountryCode): Promise<KnownCode[]> {
  const { rows } = await client.query<KnownCode>(
    `select f.key, f.choice as code, s.status is not distinct from 'active' as "isOpen"
     from (select distinct on (key) key, choice from school_facts where fact = 'official_code' and choice is not null
       and starts_with(key, $1) order by key, period_start desc) as f
     left join schools s on s.id = f.key order by f.key`,
    [`${country.toLowerCase()}-`],
  )
  return rows
}
