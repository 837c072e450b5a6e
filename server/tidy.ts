import { removeOldSuppressions } from '#app/features/accounts/bounces/suppressions.server.ts'
import { removeExpired } from '#app/features/accounts/remove-expired.server.ts'
import { removeWithdrawals } from '#app/features/billing/billing-data.server.ts'
import { removeOldOrders } from '#app/features/billing/orders/remove-old-orders.server.ts'
import { reconcilePayments } from '#app/features/billing/payments/reconcile-payments.server.ts'
import { removeOldLocks } from '#app/features/desk/locks/remove-old-locks.server.ts'
import { mailDigests } from '#app/features/insights/digest/mail-digests.server.ts'
import { removeOldFigures } from '#app/features/insights/remove-old-figures.server.ts'
import { removeLapsed } from '#app/features/media/school/sweep/remove-lapsed.server.ts'
import { removeOrphans } from '#app/features/media/school/sweep/remove-orphans.server.ts'
import { removeOldUploads } from '#app/features/media/school/uploads/discard-upload.server.ts'
import { removeOldEnquiries } from '#app/features/messages/enquiries/enquiry-data.server.ts'
import { forgetSuspensions } from '#app/features/moderation/people/forget-suspensions.server.ts'
import { closeGone } from '#app/features/notices/decisions/close-gone.server.ts'
import { removeReporters } from '#app/features/notices/reports/remove-reporters.server.ts'
import { removeOldEntries } from '#app/features/notifications/entries/keep-entries.server.ts'
import { removeOldProofs } from '#app/features/reviews/own/proof/remove-old-proofs.server.ts'
import { settleOwnReviews } from '#app/features/reviews/own/settle-own-reviews.server.ts'
import { removeReviewTraces } from '#app/features/reviews/write/remove-traces.server.ts'
import { mailNewMatches } from '#app/features/saved-searches/mail-new-matches.server.ts'
import { removeOldJournals } from '#app/features/school-desk/merge/merge-data.server.ts'
import { findTwins } from '#app/features/school-desk/twins/find-twins.server.ts'
import { removeOldClaims } from '#app/features/schools/claims/remove-old-claims.server.ts'
import { removeCorrectors } from '#app/features/schools/corrections/correction-data.server.ts'
import { removeOldImports } from '#app/features/schools/imports/remove-old-imports.server.ts'
import { removeOldInvitations } from '#app/features/schools/people/people-data.server.ts'
import { removeOldSearchMisses } from '#app/features/search/misses/remove-old-search-misses.server.ts'
import { closeAnsweredTickets, removeOldTickets } from '#app/features/tickets/remove-old-tickets.server.ts'
import { log } from '#lib/log.ts'
import { removeOldErasures } from './backup/erasures.ts'

const HOUR_MS = 3_600_000
/** What is done every hour. */
export const TASKS = [
  removeExpired,
  removeWithdrawals,
  removeOldOrders,
  removeOldSearchMisses,
  removeReviewTraces,
  removeOldProofs,
  settleOwnReviews,
  removeOldFigures,
  removeOldClaims,
  removeOldJournals,
  removeOldInvitations,
  removeOldImports,
  removeCorrectors,
  removeOldEnquiries,
  closeAnsweredTickets,
  removeOldTickets,
  closeGone,
  removeReporters,
  removeOldUploads,
  removeLapsed,
  removeOrphans,
  removeOldEntries,
  removeOldSuppressions,
  mailDigests,
  removeOldLocks,
  removeOldErasures,
  reconcilePayments,
  forgetSuspensions,
  mailNewMatches,
  findTwins,
]

/**
 * Removes every hour what is not to be kept any longer, such as expired sessions and links, and asks for payments that
 * nobody told of. @returns ends it
 */
export function tidyHourly(): () => void {
  const timer = setInterval(() => {
    for (const task of TASKS)
      task().catch((error: unknown) => log().error({ err: error, task: task.name }, 'an hourly task failed'))
  }, HOUR_MS)
  return () => clearInterval(timer)
}
