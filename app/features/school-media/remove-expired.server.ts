import { sql } from 'kysely'
import { FREE_IMAGES } from '#app/features/schools/media-limits.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { LAPSED_MONTHS } from '#lib/promises.ts'
import { keyOfAddress } from '#lib/storage/file-address.ts'

/**
 * Removes the pictures beyond the free limit, the videos and the logo of schools whose premium ended long ago.
 *
 * @returns number of pictures and videos
 */
export const removeExpiredMedia = (): Promise<number> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const { rows: logos } = await sql<{ logo: string }>`with found as (
          select school_id, logo from school_profiles p where logo is not null and ${lapsed('p')} for update)
        update school_profiles p set logo = null from found where p.school_id = found.school_id
        returning found.logo`.execute(trx)
      const { rows: items } = await sql<{ id: string }>`update school_media set deleted_at = now() - interval '1 hour'
        where deleted_at is null and id in (select id from (
          select m.id, m.kind, row_number() over (partition by m.school_id, m.kind order by m.position, m.id) as place
          from school_media m where m.deleted_at is null and ${lapsed('m')}) ordered
          where kind = 'video' or place > ${FREE_IMAGES})
        returning id`.execute(trx)
      for (const key of logos.flatMap(({ logo }) => keyOfAddress(logo) ?? []))
        await sendJob(trx, 'delete_file', { key })
      for (const { id } of items) await sendJob(trx, 'remove_media', { mediaId: id })
      return items.length
    })

/** Condition: the school of a table's row once had premium, and has had none for twelve months. */
const lapsed = (table: 'p' | 'm') => sql<boolean>`exists (
  select from premium_grants g where g.school_id = ${sql.ref(`${table}.school_id`)}
  having count(*) filter (where g.ended_at is null) = 0
  and max(g.ended_at) < now() - make_interval(months => ${LAPSED_MONTHS}))`
