import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { changeItem } from '../own-item.server.ts'

/**
 * Sets the description and the caption of a picture or video.
 *
 * @param words at most 300 characters each
 * @throws Failure school_not_yours, media_unknown
 */
export const describeMedia = (
  member: Member,
  mediaId: string,
  { alt, caption }: { alt: string; caption: string },
): Promise<void> =>
  changeItem(member, mediaId, async (trx, { id }) => {
    await trx.updateTable('school_media').set({ alt, caption }).where('id', '=', id).execute()
  })
