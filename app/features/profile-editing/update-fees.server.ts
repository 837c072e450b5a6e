import { Failure } from '#app/core/failure.ts'
import type { Fees } from '#app/features/schools/fees.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { changeSelfReported, writeSelfReported } from './change-self-reported.server.ts'
import { PROFILE_POLICY } from './policy.ts'

/**
 * Sets what a year at a school costs; null states nothing.
 *
 * @throws Failure fees_public for a public school, which has none; as `changeSelfReported` does
 */
export async function updateFees(member: Member, { seen, fees }: { seen: string; fees: Fees | null }): Promise<void> {
  await changeSelfReported(
    member,
    { form: 'fees', seen, right: PROFILE_POLICY.updateFees },
    async (trx, { isPublic }) => {
      if (isPublic) throw new Failure('conflict', 'fees_public')
      await writeSelfReported(trx, member.schoolId, {
        fees_from: fees?.from ?? null,
        fees_to: fees?.to ?? null,
        fees_year: fees?.year ?? null,
        fees_included: fees?.included ?? [],
      })
    },
  )
}
