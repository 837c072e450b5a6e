import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { MEDIA_POLICY } from '../policy.ts'

/**
 * Moves a picture or video to another position among those of its kind.
 *
 * @param to position counted from 0; beyond the last means the last
 * @throws Failure school_not_yours, media_unknown
 */
export const moveMedia = (member: Member, mediaId: string, to: number): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, MEDIA_POLICY.move)
      const { schoolId } = member
      await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst()
      const items = await trx
        .selectFrom('school_media')
        .select(['id', 'kind', 'position'])
        .where('school_id', '=', schoolId)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute()
      const moved = items.find(({ id }) => id === mediaId)
      if (!moved) throw new Failure('not_found', 'media_unknown')
      const rest = items.filter(({ id, kind }) => kind === moved.kind && id !== mediaId)
      const order = [...rest.slice(0, to), moved, ...rest.slice(to)]
      for (const [position, { id }] of order.entries())
        await trx.updateTable('school_media').set({ position }).where('id', '=', id).execute()
    })
