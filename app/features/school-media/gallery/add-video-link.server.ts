import { Failure } from '#app/core/failure.ts'
import { parseVideoLink } from '#app/features/school-profile/media/video-link.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { requireRoom } from '../count-media.server.ts'
import { nextPosition } from '../next-position.server.ts'
import { MEDIA_POLICY } from '../policy.ts'

/**
 * Adds a video hosted by YouTube or Vimeo. Nothing is fetched from there.
 *
 * @param title shown in its place
 * @throws Failure school_not_yours, premium_required, media_link, videos_full
 */
export async function addVideoLink(member: Member, { link, title }: { link: string; title: string }): Promise<void> {
  const video = parseVideoLink(link)
  if (!video) throw new Failure('invalid', 'media_link')
  const { schoolId: school_id } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, MEDIA_POLICY.addVideo)
      await requireRoom(trx, { schoolId: school_id, kind: 'video', more: 1 })
      const position = await nextPosition(trx, school_id)
      const { provider: link_provider, id: link_id } = video
      await trx
        .insertInto('school_media')
        .values({ school_id, kind: 'video', title, position, link_provider, link_id })
        .execute()
    })
}
