import { DEAD_LETTERS } from '#db/jobs/jobs.ts'
import { openQueues } from './open-queues.ts'

/** A job that failed for good. */
export type DeadLetter = { id: string; job: string; failedAt: Date; reason: string }

/** All jobs that failed for good, the oldest first. */
export async function listDeadLetters(): Promise<DeadLetter[]> {
  const boss = await openQueues({ supervise: false })
  try {
    const jobs = await boss.findJobs(DEAD_LETTERS)
    return jobs
      .map(({ id, sourceName, createdOn, sourceOutput }) => ({
        id,
        job: sourceName ?? '',
        failedAt: createdOn,
        reason: reasonOf(sourceOutput),
      }))
      .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * Puts jobs that failed for good back into their queues.
 *
 * @param ids which ones; the default is all
 * @returns how many
 */
export async function retryDeadLetters(ids?: string[]): Promise<number> {
  const boss = await openQueues({ supervise: false })
  try {
    return await boss.redrive(DEAD_LETTERS, { ids })
  } finally {
    await boss.stop({ graceful: false })
  }
}

function reasonOf(output: object | null | undefined): string {
  const { message } = (output ?? {}) as { message?: string }
  return message ?? 'unknown'
}
