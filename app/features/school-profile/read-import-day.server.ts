import { sql } from 'kysely'
import { preparedDb } from '#db/prepared-db.ts'

/**
 * Returns the day of the last import of a register (YYYY-MM-DD), for registers that give no date of their own; null if
 * there was none.
 */
export async function readImportDay(source: string): Promise<string | null> {
  const row = await preparedDb()
    .selectFrom('import_runs')
    .select(sql<string | null>`to_char(max(ended_at), 'YYYY-MM-DD')`.as('day'))
    .where('source', '=', source)
    .where('kind', '=', sql.lit('import'))
    .where('state', '=', sql.lit('finished'))
    .executeTakeFirst()
  return row?.day ?? null
}
