// A process that runs jobs until it is killed. Like the product's jobs, these tolerate being run twice: the effect is
// committed together with the state "done". Every run is recorded, so that the benchmark sees how often a job was
// started.

import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'

/** Seconds between two checks for jobs of workers that were killed. */
const WATCH_EVERY_S = 1

await runJobs(
  {
    delete_file: async ({ key }, { id }) => {
      await sql`insert into bench_runs (job_id) values (${id})`.execute(db())
      await db()
        .transaction()
        .execute(async (trx) => {
          const { numAffectedRows } =
            await sql`update bench_work set done = true where key = ${key} and not done`.execute(trx)
          if (numAffectedRows) await sql`insert into bench_effects (key) values (${key})`.execute(trx)
        })
    },
  },
  { watchEvery: WATCH_EVERY_S },
)
console.log('working')
