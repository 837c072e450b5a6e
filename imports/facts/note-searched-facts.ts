import type { Client } from 'pg'
import { INDEXED_FACT_IDS } from '#search-engine/facts/searched-facts.ts'

/**
 * Returns the statement that tells the search index of the schools whose facts have changed, once the transaction ends.
 *
 * @param changed rows with `key` and `fact`, as SQL
 * @param searched the parameter that holds `INDEXED_FACT_IDS`
 */
export const notingSchools = (changed: string, searched: string) =>
  `insert into school_changes (school_id) select distinct k.school_id from ${changed} c
     join school_keys k on k.key = c.key where c.fact = any(${searched}) on conflict do nothing`

/** Has every process read the noted schools as soon as the transaction ends. */
export async function announceNotedSchools(client: Client): Promise<void> {
  await client.query(`select pg_notify('school_changes', '')`)
}

/** Tells the search index of the schools whose facts an import that is taken back has changed. */
export async function noteRestoredFacts(client: Client, runId: string | null): Promise<void> {
  const changed = '(select key, fact from import_fact_changes where run_id = $2)'
  await client.query(notingSchools(changed, '$1'), [INDEXED_FACT_IDS, runId])
  await announceNotedSchools(client)
}
