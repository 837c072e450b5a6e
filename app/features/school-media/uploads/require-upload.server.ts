import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { UPLOAD_HOURS } from '../count-media.server.ts'
import { MEDIA_POLICY } from '../policy.ts'
import type { MediaKind } from '../school-media.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the right that adding a picture or a video takes. */
export const rightToAdd = (kind: MediaKind) => (kind === 'video' ? MEDIA_POLICY.addVideo : MEDIA_POLICY.addImage)

/**
 * Requires that an upload belongs to the person and has not been discarded, and that they are still a member of its
 * school.
 *
 * @throws Failure upload_unknown, school_not_yours, premium_required for videos
 */
export async function requireUpload(userId: string, uploadId: string): Promise<void> {
  if (!UUID.test(uploadId)) throw new Failure('not_found', 'upload_unknown')
  const found = await db()
    .selectFrom('school_uploads')
    .select(['school_id', 'kind'])
    .where('id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
    .executeTakeFirst()
  if (!found) throw new Failure('not_found', 'upload_unknown')
  const member = { userId, schoolId: found.school_id }
  await db()
    .transaction()
    .execute((trx) => requireMember(trx, member, rightToAdd(found.kind as MediaKind)))
}
