import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { requireRoom } from '../count-media.server.ts'
import { changeItem } from '../own-item.server.ts'
import { MEDIA_POLICY } from '../policy.ts'
import type { MediaKind } from '../school-media.ts'
import { storedKeys } from '../stored-keys.server.ts'

/** Seconds for which a deletion can be undone: more than a screen offers, since requests take time. */
const KEPT_SECONDS = 60
/** By the database's clock, a job may begin a little early. */
const UNDO_MARGIN_SECONDS = KEPT_SECONDS - 10

/** Hides a picture or video immediately; its files are deleted a minute later. @throws Failure as changeItem */
export const deleteMedia = (member: Member, mediaId: string): Promise<void> =>
  changeItem(member, { id: mediaId, right: MEDIA_POLICY.delete }, async (trx, { id }) => {
    await trx.updateTable('school_media').set({ deleted_at: sql<Date>`now()` }).where('id', '=', id).execute()
    const startAfter = new Date(Date.now() + KEPT_SECONDS * 1000)
    await sendJob(trx, 'remove_media', { mediaId: id }, { startAfter })
  })

/**
 * Restores what was just deleted.
 *
 * @throws Failure school_not_yours; media_unknown when it was deleted for good, or the team removed it; images_full,
 *   videos_full when its place has been taken meanwhile
 */
export const restoreMedia = (member: Member, mediaId: string): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, MEDIA_POLICY.restore)
      const item = await trx
        .updateTable('school_media')
        .set({ deleted_at: null })
        .where(sql`id::text`, '=', mediaId)
        .where('school_id', '=', member.schoolId)
        .where('deleted_at', 'is not', null)
        .where('removed_by', 'is', null)
        .returning(['kind'])
        .executeTakeFirst()
      if (!item) throw new Failure('not_found', 'media_unknown')
      await requireRoom(trx, { schoolId: member.schoolId, kind: item.kind as MediaKind, more: 0 })
    })

/** Removes a deleted item that was not restored, and queues the deletion of its files. */
export const removeMedia = (mediaId: string): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const removed = await trx
        .deleteFrom('school_media')
        .where('id', '=', mediaId)
        .where('deleted_at', '<=', sql<Date>`now() - make_interval(secs => ${UNDO_MARGIN_SECONDS})`)
        .returning(['id', 'folder', 'url', 'widths', 'poster'])
        .executeTakeFirst()
      if (!removed) return
      const upload = await trx.deleteFrom('school_uploads').where('id', '=', mediaId).returning('parts').execute()
      for (const key of [...storedKeys(removed), ...upload.flatMap(({ parts }) => parts)])
        await sendJob(trx, 'delete_file', { key })
    })
