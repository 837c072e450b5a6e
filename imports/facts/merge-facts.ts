import type { Client } from 'pg'
import type { Source } from '../source.ts'
import { count } from '../store/count.ts'
import { dayOf, precedenceOf } from '../store/precedence.ts'
import { noteSearchedFacts } from './note-searched-facts.ts'

/** Counts of the facts of a run. */
export type FactCounts = {
  /** Number in the files. */
  facts: number
  /** New, or different from what was known. */
  factsChanged: number
  /** Number about schools that no register lists yet. */
  factsWaiting: number
}

/** The columns in which two editions of a fact may differ. */
const VALUE_COLUMNS = ['period', 'dated_by', 'number', 'choice', 'missing', 'source', 'is_provisional'] as const
const columns = (row: string) => VALUE_COLUMNS.map((name) => `${row}.${name}`).join(', ')
/** SQL condition that two rows hold the same apart from their time. */
const sameValue = (one: string, other: string) =>
  `(${one}.number, ${one}.choice, ${one}.missing) is not distinct from (${other}.number, ${other}.choice, ${other}.missing)`
/** What a run does not count as a change, but an undo restores. */
const RESTORED = [...VALUE_COLUMNS, 'edition_day']
const restored = (row: string) => RESTORED.map((name) => `${row}.${name}`).join(', ')
/** SQL by which facts about the same period rank: a final table before a provisional one, then the later edition. */
const rankOf = (row: string) => `(not ${row}.is_provisional, ${dayOf(`${row}.edition_day`)})`
/** Joins a known fact `f` that is dated only by its file with the same fact in another edition of its source. */
const OTHER_EDITION = `f.key = i.key and f.fact = i.fact and f.source = $1
  and f.dated_by <> 'publisher' and i.dated_by <> 'publisher'`

/**
 * Stores the facts of the table `incoming_facts`. If several are about the same school, fact and period, a final one
 * counts rather than a provisional one, then that of the later edition, then that of the source that counts more; so
 * imports in any order end the same. A fact without a period replaces that of an earlier edition, and is ignored if a
 * later edition is known. The search index is told about the schools.
 *
 * @param runId whose journal records what an undo needs; null keeps none
 */
export async function mergeFacts(client: Client, from: Source, runId: string | null): Promise<FactCounts> {
  const source = from.id
  const facts = await count(client, 'select count(*) from incoming_facts')
  await gatherKnown(client)
  const factsWaiting = await count(
    client,
    'select count(*) from incoming_facts i where not exists (select from school_keys k where k.key = i.key)',
  )
  await dropRepeatedAndOlder(client, from)
  await client.query(
    `create temp table superseded on commit drop as
     select f.*, ${sameValue('f', 'i')} as is_confirmed
     from known_facts f join incoming_facts i on ${OTHER_EDITION} and f.period_start < i.period_start`,
    [source],
  )
  await dropKnown(client, source)
  if (runId !== null) await keepBefore(client, source, runId)
  await client.query(
    'delete from school_facts f using superseded s where (s.key, s.fact, s.period_start) = (f.key, f.fact, f.period_start)',
  )
  const written = await writeIncoming(client, source, runId)
  await noteSearchedFacts(client, 'written_facts')
  const confirmed = await count(client, 'select count(*) from superseded where is_confirmed')
  return { facts, factsChanged: written - confirmed, factsWaiting }
}

/**
 * Copies what is known of the incoming facts, in any period, into the table `known_facts`. Everything else is compared
 * with these rows, because the planner has statistics for them, while those for the whole store are out of date at
 * best.
 */
async function gatherKnown(client: Client) {
  await client.query('analyze incoming_facts (key, fact, period_start, dated_by, is_provisional, edition_day)')
  await client.query(
    `create temp table known_facts on commit drop as
     select f.* from school_facts f where (f.key, f.fact) in (select i.key, i.fact from incoming_facts i)`,
  )
  await client.query('analyze known_facts (key, fact, period_start, dated_by, source, is_provisional)')
}

async function dropRepeatedAndOlder(client: Client, source: Source) {
  const { outranked } = (await precedenceOf(client, source)).sql
  await client.query(
    `delete from incoming_facts a using incoming_facts b where a.key = b.key and a.fact = b.fact
       and a.period_start = b.period_start
       and (${rankOf('a')}, a.number_in_file) < (${rankOf('b')}, b.number_in_file)`,
  )
  await client.query(
    `delete from incoming_facts i using known_facts f where ${OTHER_EDITION} and f.period_start > i.period_start`,
    [source.id],
  )
  await client.query(
    `delete from incoming_facts i using known_facts f where f.key = i.key and f.fact = i.fact
       and f.period_start = i.period_start and (${rankOf('f')} > ${rankOf('i')}
         or (${rankOf('f')} = ${rankOf('i')} and f.source <> $1 and f.source <> all(${outranked})))`,
    [source.id],
  )
}

/**
 * Drops facts that are already stored unchanged, unless they replace an earlier edition: they make up most of a file
 * imported again, and inserting over an existing row would lock it. A later edition that confirms them gives its day.
 */
async function dropKnown(client: Client, source: string) {
  await client.query(
    `update school_facts s set edition_day = i.edition_day from incoming_facts i join known_facts f
       on f.key = i.key and f.fact = i.fact and f.period_start = i.period_start
     where s.key = f.key and s.fact = f.fact and s.period_start = f.period_start
       and ${dayOf('f.edition_day')} < i.edition_day
       and (${columns('f')}) is not distinct from (i.period, i.dated_by, i.number, i.choice, i.missing, $1, i.is_provisional)`,
    [source],
  )
  await client.query(
    `delete from incoming_facts i using known_facts f
     where f.key = i.key and f.fact = i.fact and f.period_start = i.period_start
       and (${columns('f')}) is not distinct from (i.period, i.dated_by, i.number, i.choice, i.missing, $1, i.is_provisional)
       and (i.key, i.fact) not in (select s.key, s.fact from superseded s)`,
    [source],
  )
}

/** Records, as they are, the rows that the run is about to write or replace. */
async function keepBefore(client: Client, source: string, runId: string) {
  await client.query(
    `insert into import_fact_changes (run_id, key, fact, period_start, before)
     select $1::uuid, i.key, i.fact, i.period_start, to_jsonb(f) from incoming_facts i
     left join known_facts f using (key, fact, period_start)
     where f.key is null
       or (${columns('f')}) is distinct from (i.period, i.dated_by, i.number, i.choice, i.missing, $2, i.is_provisional)
     union all
     select $1::uuid, s.key, s.fact, s.period_start, to_jsonb(s) - 'is_confirmed' from superseded s`,
    [runId, source],
  )
}

/** Writes what is new or different into the store and lists it in the table `written_facts`. Returns the count. */
async function writeIncoming(client: Client, source: string, runId: string | null): Promise<number> {
  await client.query('create temp table written_facts (key text, fact text) on commit drop')
  const { rowCount } = await client.query(
    `with written as (
       insert into school_facts as f (key, fact, period_start, period, dated_by, number, choice, missing, is_provisional,
         edition_day, source, run_id)
       select key, fact, period_start, period, dated_by, number, choice, missing, is_provisional, edition_day, $1, $2
       from incoming_facts
       on conflict (key, fact, period_start)
       do update set (${RESTORED.join(', ')}, run_id) = (${restored('excluded')}, excluded.run_id)
       where (${columns('f')}) is distinct from (${columns('excluded')})
       returning f.key, f.fact)
     insert into written_facts select key, fact from written`,
    [source, runId],
  )
  return rowCount ?? 0
}

/** Restores the facts that a run wrote, unless a later run has written them since. */
export async function restoreFacts(client: Client, runId: string | null): Promise<void> {
  const written = `c.run_id = $1 and c.key = f.key and c.fact = f.fact and c.period_start = f.period_start
    and f.run_id = c.run_id`
  await client.query(`delete from school_facts f using import_fact_changes c where ${written} and c.before is null`, [
    runId,
  ])
  const was = `jsonb_populate_record(null::school_facts, '{"is_provisional": false}'::jsonb || c.before)`
  const run = `(select r.id from import_runs r where r.id = (c.before ->> 'run_id')::uuid)`
  await client.query(
    `update school_facts f set (${RESTORED.join(', ')}, run_id) = (select ${restored('was')}, ${run} from ${was} as was)
     from import_fact_changes c where ${written} and c.before is not null`,
    [runId],
  )
  await client.query(
    `insert into school_facts (key, fact, period_start, ${RESTORED.join(', ')}, run_id)
     select c.key, c.fact, c.period_start, ${restored('was')}, ${run} from import_fact_changes c, ${was} as was
     where c.run_id = $1 and c.before is not null and not exists (
       select from school_facts f where f.key = c.key and f.fact = c.fact and (f.period_start = c.period_start
         or (f.source = was.source and f.dated_by <> 'publisher' and was.dated_by <> 'publisher')))`,
    [runId],
  )
}
