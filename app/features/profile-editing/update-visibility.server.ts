import type { SchoolRight } from '#app/core/policy.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { changeSelfReported, writeSelfReported } from './change-self-reported.server.ts'
import { PROFILE_POLICY } from './policy.ts'
import type { Visibility } from './self-reported.ts'

/**
 * Sets which data of a school visitors can see.
 *
 * @throws Failure as `changeSelfReported` does
 */
export async function updateVisibility(
  member: Member,
  { seen, showInSearch, showContact, showReviews }: Visibility & { seen: string },
  right: SchoolRight = PROFILE_POLICY.updateVisibility,
): Promise<void> {
  await changeSelfReported(member, { form: 'visibility', seen, right }, async (trx) => {
    const switches = { show_in_search: showInSearch, show_contact: showContact, show_reviews: showReviews }
    await writeSelfReported(trx, member.schoolId, switches, { said: false })
  })
}
