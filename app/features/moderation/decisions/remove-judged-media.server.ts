import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'

/**
 * Removes the photos and videos that the team took off profiles, with their files, six months after the last decision
 * about them: nobody can appeal any more, and no appeal is waiting for an answer.
 *
 * @returns number of photos and videos
 */
export const removeJudgedMedia = (): Promise<number> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const items = await trx
        .selectFrom('school_media as m')
        .innerJoin('decisions as d', 'd.id', 'm.removed_by')
        .leftJoin('appeals as a', 'a.decision_id', 'd.id')
        .select('m.id')
        .where('m.deleted_at', 'is not', null)
        .where((eb) => eb.or([eb('a.id', 'is', null), eb('a.state', '<>', 'open')]))
        .where(sql<boolean>`greatest(d.decided_at, a.decided_at) < now() - make_interval(months => ${APPEAL_MONTHS})`)
        .execute()
      for (const { id } of items) await sendJob(trx, 'remove_media', { mediaId: id })
      return items.length
    })
