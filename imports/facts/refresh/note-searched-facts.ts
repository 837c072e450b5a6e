import type { Client } from 'pg'
import { SEARCHED_FACT_IDS } from '#search-engine/facts/searched-facts.ts'

/** Tells the search index of the schools whose facts the rows of this transaction's `incoming_facts` have changed. */
export async function noteIncomingFacts(client: Client): Promise<void> {
  await noteSchools(
    client,
    `select distinct k.school_id from incoming_facts i
       join school_facts f using (key, fact, period_start) join school_keys k on k.key = i.key
     where f.xmin = pg_current_xact_id()::xid and i.fact = any($1)`,
    [SEARCHED_FACT_IDS],
  )
}

/** Tells the search index of the schools whose facts an import that is taken back has changed. */
export async function noteRestoredFacts(client: Client, runId: string | null): Promise<void> {
  await noteSchools(
    client,
    `select distinct k.school_id from import_fact_changes c join school_keys k on k.key = c.key
     where c.fact = any($1) and c.run_id = $2`,
    [SEARCHED_FACT_IDS, runId],
  )
}

async function noteSchools(client: Client, schools: string, values: unknown[]): Promise<void> {
  await client.query(`insert into school_changes (school_id) ${schools} on conflict do nothing`, values)
  await client.query(`select pg_notify('school_changes', '')`)
}
