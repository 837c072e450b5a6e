import type { Client } from 'pg'
import { comparisonAreaSql } from '#app/features/facts/comparison-area.ts'
import { kindOfSchoolSql } from '#app/features/schools/kind-of-school.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/**
 * Creates the table `open_schools`: what counting needs to know about the schools of a country that are open for
 * children, by every code that leads to them; only those of certain regions, if given, and no invented samples. The
 * planner has statistics for this table, while those for `schools` predate the import at best.
 */
export async function openSchools(client: Client, country: CountryCode, regions?: readonly string[]): Promise<void> {
  await client.query(
    `create temp table open_schools (
       key text primary key, school_id text, area text, region text, category text, kind text
     ) on commit drop`,
  )
  await client.query('set local enable_nestloop = off')
  await client.query(
    `insert into open_schools
     select k.key, s.id, ${comparisonAreaSql('s')}, s.region, s.category, ${kindOfSchoolSql('s')}
     from schools s join school_keys k on k.school_id = s.id
     where s.country = $1 and s.status = 'active' and s.audience = 'children' and s.source <> $3
       and ($2::text[] is null or s.region = any($2))`,
    [country, regions ?? null, SAMPLE_SOURCE],
  )
  await client.query('set local enable_nestloop = on')
  await client.query('analyze open_schools')
}
