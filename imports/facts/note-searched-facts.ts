import type { Client } from 'pg'
import { INDEXED_FACT_IDS } from '#search-engine/base/searched-facts.ts'

/**
 * Tells the search index, at the end of the transaction, which schools have changed facts, as far as it reads these
 * facts.
 *
 * @param changed table or subquery with `key` and `fact`, as SQL
 * @param values of its parameters, the first of which is $2
 */
export async function noteSearchedFacts(client: Client, changed: string, values: unknown[] = []): Promise<void> {
  // The planner has to know that there are few; otherwise it would compare each with all schools.
  await client.query(
    `create temp table noted_keys on commit drop as select distinct c.key from ${changed} c where c.fact = any($1)`,
    [INDEXED_FACT_IDS, ...values],
  )
  await client.query('analyze noted_keys')
  await client.query(
    `insert into school_changes (school_id)
     select distinct k.school_id from noted_keys n join school_keys k on k.key = n.key on conflict do nothing`,
  )
  await client.query(`select pg_notify('school_changes', '')`)
}

/** Tells the search index which schools had facts changed by an import that is being undone. */
export const noteRestoredFacts = (client: Client, runId: string | null): Promise<void> =>
  noteSearchedFacts(client, '(select key, fact from import_fact_changes where run_id = $2)', [runId])
