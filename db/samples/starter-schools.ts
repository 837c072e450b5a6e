import pg from 'pg'
import { db } from '#db/client.ts'
import { isProduction } from '#db/command-place.ts'
import type { Env } from '#lib/env.ts'

/** Row of the table `settings` that says what became of the starter directory. */
export const STARTER_SETTING = 'starter'

/** `not needed`: there were schools of registers before the first start with a starter directory. */
export type StarterState = 'loading' | 'added' | 'removed' | 'not needed'

/** SQL condition that a school `s` is still as the starter directory `t` has it: no register has taken it over. */
export const IS_STARTER =
  't.school_id = s.id and (s.source, s.source_date) is not distinct from (t.source, t.source_date)'

/**
 * Whether this start has to load the starter directory: the program tries things out on its own database, where nothing
 * has been decided about the starter schools, or a load was interrupted.
 *
 * @param settings as given, before the embedded database has an address
 */
export async function isStarterDue({
  APP_MODE,
  DATABASE_URL,
  SAMPLES = true,
}: Pick<Env, 'APP_MODE' | 'DATABASE_URL' | 'SAMPLES'>): Promise<boolean> {
  if (APP_MODE !== 'local' || isProduction() || DATABASE_URL || !SAMPLES) return false
  const row = await db().selectFrom('settings').select('value').where('key', '=', STARTER_SETTING).executeTakeFirst()
  return row === undefined || row.value === 'loading'
}

/**
 * Tells the planner what the tables hold now: until PostgreSQL does it by itself, some minutes after the load, queries
 * on the whole directory would take a hundred times as long.
 *
 * @param ownerUrl connection string of the role that owns the tables
 */
export async function analyzeTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
