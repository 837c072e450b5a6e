import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { mediaLimit } from '#app/features/schools/media-limits.ts'
import type { Database } from '#db/schema.ts'
import type { MediaKind } from './school-media.ts'

/** Hours without new bytes after which an upload is discarded. */
export const UPLOAD_HOURS = 24

/**
 * Requires room for this many more pictures or videos, and prevents others from adding to the school until the
 * transaction ends: several people may upload at the same time.
 *
 * @throws Failure premium_required for videos on the free plan; images_full, videos_full
 */
export async function requireRoom(
  trx: Transaction<Database>,
  { schoolId, kind, more }: { schoolId: string; kind: MediaKind; more: number },
): Promise<void> {
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst()
  const { taken, premium } = await countMedia(trx, schoolId, kind)
  const limit = mediaLimit(kind, premium)
  if (limit === 0) throw new Failure('forbidden', 'premium_required')
  if (taken + more > limit) throw new Failure('conflict', kind === 'image' ? 'images_full' : 'videos_full')
}

/** Counts existing items and running uploads; what failed or was deleted does not count. */
async function countMedia(trx: Transaction<Database>, schoolId: string, kind: MediaKind) {
  const { rows } = await sql<{ taken: number; premium: boolean }>`select
    (select count(*) from school_media where school_id = ${schoolId} and kind = ${kind}
      and deleted_at is null and state <> 'failed')
    + (select count(*) from school_uploads where school_id = ${schoolId} and kind = ${kind}
      and finished_at is null and created_at > now() - make_interval(hours => ${UPLOAD_HOURS})) as taken,
    exists (select from premium_grants where school_id = ${schoolId} and ended_at is null) as premium`.execute(trx)
  return rows[0]!
}
