import type { Client } from 'pg'

/** The facts that name the schools before and after a school. */
const LINKS = ['predecessors', 'successors']

/** Longer chains of successor schools have not been seen; a cycle ends here. */
const MAX_STEPS = 5

/**
 * Derives from the facts `predecessors` and `successors` which school succeeds a former one. Only where one school
 * succeeds exactly one other do the former one's facts still apply: the results of two merged schools, or of one that
 * was split, belong to neither.
 *
 * @param runId whose journal shows whether these facts have changed
 * @returns whether they have
 */
export async function refreshSuccessors(client: Client, runId: string | null): Promise<boolean> {
  const changed = await client.query('select from import_fact_changes where run_id = $1 and fact = any($2) limit 1', [
    runId,
    LINKS,
  ])
  if (changed.rowCount === 0) return false
  await client.query('delete from school_successors')
  await client.query(
    `insert into school_successors (key, successor)
     with recursive links as (
       select distinct
         case f.fact when 'successors' then f.key else other end as former,
         case f.fact when 'successors' then other else f.key end as follower
       from school_facts f
       cross join lateral regexp_split_to_table(f.choice, ',\\s*') as code
       cross join lateral (select regexp_replace(f.key, '[^-]*$', '') || code as other) as o
       where f.fact = any($1) and f.choice is not null
     ), steps as (
       select min(former) as former, follower from links where former <> follower group by follower having count(*) = 1
       intersect
       select former, min(follower) from links where former <> follower group by former having count(*) = 1
     ), chain as (
       select former, follower, 1 as step from steps
       union all
       select c.former, s.follower, c.step + 1 from chain c join steps s on s.former = c.follower where c.step < ${MAX_STEPS}
     )
     select distinct on (former) former, follower from chain where former <> follower order by former, step desc`,
    [LINKS],
  )
  return true
}
