import type { Client } from 'pg'

/** What a run did to the facts. */
export type FactCounts = {
  /** Facts in the files. */
  facts: number
  /** New, or other than what was known. */
  factsChanged: number
  /** Their school is in no register yet. */
  factsWaiting: number
}

/** What a source says of a fact; one that says the same as before stays as it is. */
const SAID = ['period', 'is_import_day', 'number', 'choice', 'missing', 'source'] as const
const SAME = SAID.map((name) => `f.${name}`).join(', ')
const FRESH = SAID.map((name) => `excluded.${name}`).join(', ')

/**
 * Stores the facts of the table `incoming_facts`. Of several for one school, fact and period the last one counts.
 *
 * @param runId whose journal tells what to take back; null keeps none
 */
export async function mergeFacts(client: Client, source: string, runId: string | null): Promise<FactCounts> {
  await client.query('analyze incoming_facts (key, fact, period_start)')
  await client.query(
    `delete from incoming_facts a using incoming_facts b where a.key = b.key and a.fact = b.fact
       and a.period_start = b.period_start and a.number_in_file < b.number_in_file`,
  )
  if (runId !== null) {
    await client.query(
      `insert into import_fact_changes (run_id, key, fact, period_start, before)
       select $1, i.key, i.fact, i.period_start, to_jsonb(f) from incoming_facts i
       left join school_facts f using (key, fact, period_start)
       where f.key is null
         or (f.period, f.is_import_day, f.number, f.choice, f.missing, f.source)
            is distinct from (i.period, i.is_import_day, i.number, i.choice, i.missing, $2)`,
      [runId, source],
    )
  }
  const written = await client.query(
    `insert into school_facts as f (key, fact, period_start, period, is_import_day, number, choice, missing, source, run_id)
     select key, fact, period_start, period, is_import_day, number, choice, missing, $1, $2 from incoming_facts
     on conflict (key, fact, period_start) do update set (${SAID.join(', ')}, run_id) = (${FRESH}, excluded.run_id)
     where (${SAME}) is distinct from (${FRESH})`,
    [source, runId],
  )
  const { rows } = await client.query<{ facts: string; waiting: string }>(
    `select count(*) as facts, count(*) filter (where not exists (select from school_keys k where k.key = i.key)) as waiting
     from incoming_facts i`,
  )
  const { facts, waiting } = rows[0] ?? { facts: 0, waiting: 0 }
  return { facts: Number(facts), factsChanged: written.rowCount ?? 0, factsWaiting: Number(waiting) }
}

/** Takes back the facts that a run wrote and no later run has written since. */
export async function restoreFacts(client: Client, runId: string | null): Promise<void> {
  const written = `c.run_id = $1 and c.key = f.key and c.fact = f.fact and c.period_start = f.period_start
    and f.run_id = c.run_id`
  await client.query(`delete from school_facts f using import_fact_changes c where ${written} and c.before is null`, [
    runId,
  ])
  await client.query(
    `update school_facts f set (${SAID.join(', ')}, run_id) =
       (select ${SAID.map((name) => `was.${name}`).join(', ')},
          (select r.id from import_runs r where r.id = was.run_id)
        from jsonb_populate_record(f, c.before) as was)
     from import_fact_changes c where ${written} and c.before is not null`,
    [runId],
  )
}
