import type { Client } from 'pg'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { connectForImport, inTransaction } from '../../connection.ts'
import { tryImportLock } from '../../store/run-record.ts'
import { expectedSchools } from './expected-schools.ts'
import { openSchools } from './open-schools.ts'
import { refreshCoverage, refreshSource } from './refresh-coverage.ts'
import { refreshKinds } from './refresh-kinds.ts'
import { type FactEdition, refreshStatistics } from './refresh-statistics.ts'

/**
 * Counts coverage and statistics for the countries that have no coverage yet, because their schools were not added by
 * an import, or were added before the program counted them. Does nothing while an import is running. Runs every hour.
 *
 * @returns number of countries counted
 */
export async function fillStatistics(): Promise<number> {
  const client = await connectForImport()
  try {
    if (!(await tryImportLock(client))) return 0
    const countries = await uncounted(client)
    for (const country of countries) await inTransaction(client, true, () => countCountry(client, country))
    return countries.length
  } finally {
    await client.end()
  }
}

/** Counts the coverage and all statistics of a country, within a transaction. */
export async function countCountry(client: Client, country: CountryCode): Promise<void> {
  const [id, ...others] = await sourcesOf(client, country)
  await openSchools(client, country)
  await refreshStatistics(client, country, await allFacts(client))
  await refreshKinds(client, country, expectedSchools(country))
  await refreshCoverage(client, country, undefined)
  if (id !== undefined) await refreshSource(client, { id, country, overrules: others })
}

async function uncounted(client: Client): Promise<CountryCode[]> {
  const { rows } = await client.query<{ country: CountryCode }>(
    `select distinct country from schools s where status = 'active' and audience = 'children' and source <> $1
       and not exists (select from coverage_statistics c where c.country = s.country) order by country`,
    [SAMPLE_SOURCE],
  )
  return rows.map(({ country }) => country)
}

/** Returns every fact of the schools in the table `open_schools`. */
async function allFacts(client: Client): Promise<FactEdition[]> {
  const { rows } = await client.query<FactEdition>(
    `select distinct fact, period_start::text as start from school_facts join open_schools using (key)`,
  )
  return rows
}

/** Returns the sources of a country's schools and of facts about them. */
async function sourcesOf(client: Client, country: CountryCode): Promise<string[]> {
  const { rows } = await client.query<{ source: string }>(
    `select source from schools where country = $1 and source <> $2
     union select source from school_facts where key like lower($1) || '-%'
     order by source`,
    [country, SAMPLE_SOURCE],
  )
  return rows.map(({ source }) => source)
}
