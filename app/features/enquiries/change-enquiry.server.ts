import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type EnquiryAccess, withEnquiry } from './lock-enquiry.server.ts'
import { ENQUIRIES_POLICY } from './policy.ts'

/** Marks an enquiry as answered in some other way, such as by telephone. @throws Failure as {@link withEnquiry} */
export async function closeEnquiry(access: EnquiryAccess): Promise<void> {
  await withEnquiry(access, ENQUIRIES_POLICY.close, async (trx, { id }) => {
    const closed = { answered_at: sql<Date>`now()`, answered_by: access.userId }
    await trx.updateTable('enquiries').set(closed).where('id', '=', id).where('answered_at', 'is', null).execute()
  })
}

/** Reopens an enquiry. @throws Failure message_answered when an answer was sent from here; as {@link withEnquiry} */
export async function reopenEnquiry(access: EnquiryAccess): Promise<void> {
  await withEnquiry(access, ENQUIRIES_POLICY.reopen, async (trx, { id, answer }) => {
    if (answer !== '') throw new Failure('conflict', 'message_answered')
    await trx.updateTable('enquiries').set({ answered_at: null, answered_by: null }).where('id', '=', id).execute()
  })
}

/** Deletes an enquiry for good. @throws Failure as {@link withEnquiry} */
export async function deleteEnquiry(access: EnquiryAccess): Promise<void> {
  await withEnquiry(access, ENQUIRIES_POLICY.delete, async (trx, { id }) => {
    await trx.deleteFrom('enquiries').where('id', '=', id).execute()
  })
}
