import type { Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { insertSample, SAMPLE_SOURCE } from './insert-sample.ts'
import { colegioSanTelmo } from './schools/colegio-san-telmo/school.ts'
import { gesamtschuleAmLindenhof } from './schools/gesamtschule-am-lindenhof/school.ts'
import { grundschuleAmAmselweg } from './schools/grundschule-am-amselweg/school.ts'
import { liseMeitnerGymnasium } from './schools/lise-meitner-gymnasium/school.ts'
import { lyceeJeanRostand } from './schools/lycee-jean-rostand/school.ts'
import type { SampleSchool } from './schools/sample-school.ts'

// Nothing in them can be mistaken for a real school or person: e-mail and web addresses end in the reserved `.example`,
// official numbers are not assigned, and telephone numbers come from ranges that are reserved for films (Germany:
// Bundesnetzagentur, Mitteilung 148/2021; France: Arcep, plan de numérotation). Leipzig and Hannover have no such range
// and borrow those of Berlin and Hamburg; Spain has none at all, so its number begins with a digit that no number there
// has.

/** The five schools of a fresh installation, ordered by id. */
export const sampleSchools: SampleSchool[] = [
  liseMeitnerGymnasium,
  grundschuleAmAmselweg,
  lyceeJeanRostand,
  colegioSanTelmo,
  gesamtschuleAmLindenhof,
]

/** Row of the table `settings` that records the last decision about the sample schools. */
export const SAMPLES_SETTING = 'samples'

/**
 * Adds those of the five sample schools that are missing; an existing one stays as it is, with everything that visitors
 * and members have written since. To restore the original state, remove them first.
 *
 * @returns ids of the schools that this call added
 * @throws Error when another source holds an id that belongs to a sample school
 */
export async function addSamples(): Promise<string[]> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await rememberSamples(trx, 'added')
      return await insertMissingSamples(trx)
    })
}

/**
 * Removes the sample schools with everything that belongs to them, and records this so that no later start adds them
 * again.
 *
 * @returns number of schools removed
 */
export async function removeSamples(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await rememberSamples(trx, 'removed')
      const removed = await trx.deleteFrom('schools').where('source', '=', SAMPLE_SOURCE).executeTakeFirstOrThrow()
      return Number(removed.numDeletedRows)
    })
}

/** Records the decision, and blocks every other change to the samples until the transaction ends. */
export async function rememberSamples(trx: Transaction<Database>, value: 'added' | 'removed'): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: SAMPLES_SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * Adds the sample schools to an installation for which no decision about them is recorded yet. Of two simultaneous
 * starts, one adds them while the other waits and then finds the decision.
 *
 * @returns ids of the schools that this call added
 */
export async function seedSamplesOnce(): Promise<string[]> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const decided = await trx
        .insertInto('settings')
        .values({ key: SAMPLES_SETTING, value: 'added' })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow()
      return decided.numInsertedOrUpdatedRows === 1n ? await insertMissingSamples(trx) : []
    })
}

/**
 * Inserts the sample schools whose ids are free; existing ones stay as they are.
 *
 * @returns ids of the schools that were inserted
 * @throws Error when another source holds an id that belongs to a sample school
 */
async function insertMissingSamples(trx: Transaction<Database>): Promise<string[]> {
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
