import type { Client } from 'pg'
import { comparisonAreaSql } from '#app/features/facts/comparison-area.ts'
import { kindOfSchoolSql } from '#app/features/schools/kind-of-school.ts'

/** What decides where a school is counted, and with which others it is compared. */
const COUNTED = ['country', 'region', 'category', 'status', 'audience', 'lat', 'local_type']
/** What a short name depends on. */
const NAMED = ['country', 'city', 'name']

const changes = (columns: string[]) =>
  `(c.kind <> 'changed' or c.after ?| array[${columns.map((name) => `'${name}'`).join(', ')}])`

/**
 * Creates the table `moved_schools`: those that a run added, closed, or changed in what decides where they are counted;
 * within a transaction.
 */
export async function noteMoved(client: Client, runId: string | null): Promise<void> {
  await client.query(
    `create temp table moved_schools on commit drop as
     select distinct c.school_id, other.region as was_in, s.region, ${comparisonAreaSql('s')} as area,
       ${kindOfSchoolSql('typed')} as kind
     from import_changes c
     left join schools s on s.id = c.school_id
     cross join lateral (values (c.before), (c.after), (null)) as side (of)
     cross join lateral (select side.of ->> 'region' as region) as other
     cross join lateral (
       select coalesce(side.of ->> 'category', s.category) as category,
         coalesce(side.of ->> 'local_type', s.local_type) as local_type
     ) as typed
     where c.run_id = ${client.escapeLiteral(runId ?? '')} and ${changes(COUNTED)}`,
  )
  await client.query('analyze moved_schools')
}

/** What has to be counted again: regions, and kinds of schools of an area as `<area> <kind>`. */
type Touched = { regions: string[]; kinds: string[] }

/**
 * Returns the regions and kinds whose schools have to be recounted after a run: those of the schools in `moved_schools`
 * and of those with changed facts. Undefined stands for all: the region of a removed school is unknown.
 */
export async function touchedBy(client: Client, runId: string | null): Promise<Touched | undefined> {
  const { rows } = await client.query<{ region: string | null; kind: string | null }>(
    `select region, area || ' ' || kind as kind from moved_schools
     union select coalesce(was_in, region), area || ' ' || kind from moved_schools
     union select s.region, ${comparisonAreaSql('s')} || ' ' || ${kindOfSchoolSql('s')}
       from (select distinct key from import_fact_changes where run_id = $1) f
       join school_keys k on k.key = f.key join schools s on s.id = k.school_id`,
    [runId],
  )
  if (rows.some(({ region, kind }) => region === null || kind === null)) return undefined
  return {
    regions: [...new Set(rows.map(({ region }) => region ?? ''))],
    kinds: [...new Set(rows.map(({ kind }) => kind ?? ''))],
  }
}

/** Returns the towns, in lower case, in which a run added or removed a school or changed a name or town. */
export async function touchedTowns(client: Client, runId: string | null): Promise<string[]> {
  const { rows } = await client.query<{ town: string }>(
    `select lower(c.city) as town from import_changes c where c.run_id = $1 and ${changes(NAMED)}
     union select lower(s.city) from import_changes c join schools s on s.id = c.school_id
       where c.run_id = $1 and ${changes(NAMED)}
     union select lower(other.city) from import_changes c
       cross join lateral (values (c.before ->> 'city'), (c.after ->> 'city')) as other (city)
       where c.run_id = $1 and other.city is not null`,
    [runId],
  )
  return rows.map(({ town }) => town)
}
