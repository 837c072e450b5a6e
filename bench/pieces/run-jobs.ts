import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { JobName, Jobs } from '#db/jobs/jobs.ts'
import { sendJob } from '#db/jobs/send-job.ts'

const LOOK_EVERY_MS = 20

/** Queues jobs and waits until all have ended. @throws Error when one failed */
export async function runJobs<Name extends JobName>(name: Name, all: readonly Jobs[Name][]): Promise<void> {
  const ids = await db()
    .transaction()
    .execute(async (trx) => {
      const sent: string[] = []
      for (const data of all) sent.push(await sendJob(trx, name, data))
      return sent
    })
  for (;;) {
    const { rows } = await sql<{ state: string; output: unknown }>`
      select state::text, min(output::text) as output from pgboss.job
      where name = ${name} and id = any(${ids}::uuid[]) group by 1`.execute(db())
    const failed = rows.find(({ state }) => state === 'failed' || state === 'retry')
    if (failed) throw new Error(`${name}: ${JSON.stringify(failed.output)}`)
    if (rows.every(({ state }) => state === 'completed')) return
    await sleep(LOOK_EVERY_MS)
  }
}

/** A mail about an order, as received by the job that sends it. */
export const orderMail = (template: 'invoice-paid' | 'order-confirmed', locale = 'de'): Jobs['send_mail'] => ({
  template,
  to: 'kasse@koeln.example',
  locale,
  props: {
    school: 'Gymnasium am Rhein',
    number: '10001',
    amount: '29,00 €',
    untaxed: false,
    url: 'http://localhost/x',
  },
})
