import { sql } from 'kysely'
import { db } from '#db/client.ts'

/**
 * Returns the day of the last import of a register (YYYY-MM-DD), for registers that name no day of their own; null if
 * there was none.
 */
export async function readImportDay(source: string): Promise<string | null> {
  const row = await db()
    .selectFrom('import_runs')
    .select(sql<string | null>`to_char(max(ended_at), 'YYYY-MM-DD')`.as('day'))
    .where('source', '=', source)
    .where('kind', '=', 'import')
    .where('state', '=', 'finished')
    .executeTakeFirst()
  return row?.day ?? null
}
