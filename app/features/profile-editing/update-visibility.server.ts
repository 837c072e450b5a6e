import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { changeSelfReported, writeSelfReported } from './change-self-reported.server.ts'
import type { Visibility } from './self-reported.ts'

/**
 * Sets which data of a school visitors can see.
 *
 * @param premium whether the school must be premium, as in the dashboard
 * @throws Failure as `changeSelfReported` does
 */
export async function updateVisibility(
  member: Member,
  { seen, premium = false, showInSearch, showContact, showReviews }: Visibility & { seen: string; premium?: boolean },
): Promise<void> {
  await changeSelfReported(member, { form: 'visibility', seen, premium }, async (trx) => {
    const switches = { show_in_search: showInSearch, show_contact: showContact, show_reviews: showReviews }
    await writeSelfReported(trx, member.schoolId, switches, { said: false })
  })
}
