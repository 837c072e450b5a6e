import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { insertSample, SAMPLE_SOURCE } from './insert-sample.ts'
import { sampleSchools } from './schools/sample-schools.ts'

/**
 * Inserts the sample schools whose ids are free; existing ones stay as they are.
 *
 * @returns ids of the schools that were inserted
 * @throws Error when another source holds an id that belongs to a sample school
 */
export async function insertMissingSamples(trx: Transaction<Database>): Promise<string[]> {
  const ids = sampleSchools.map((sample) => sample.facts.id)
  const there = await trx.selectFrom('schools').select(['id', 'source']).where('id', 'in', ids).execute()
  const foreign = there.find((school) => school.source !== SAMPLE_SOURCE)
  if (foreign) {
    throw new Error(`School ${foreign.id} comes from ${foreign.source}, but the sample schools need the ids 1 to 5.`)
  }
  const missing = sampleSchools.filter((sample) => !there.some((school) => school.id === sample.facts.id))
  for (const sample of missing) await insertSample(trx, sample)
  return missing.map((sample) => sample.facts.id)
}
