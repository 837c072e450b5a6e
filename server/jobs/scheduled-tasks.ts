import { removeOldSuppressions } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { removeExpired } from '#app/features/accounts/remove-expired.server.ts'
import { removeOldLocks } from '#app/features/admin/case-locks/remove-old-locks.server.ts'
import { collectChanges } from '#app/features/api/changes/collect-changes.server.ts'
import { removeOldKeyDays } from '#app/features/api/keys/count-requests.server.ts'
import { removeWithdrawals } from '#app/features/billing/billing-data.server.ts'
import { reconcilePayments } from '#app/features/billing/orders/payments/reconcile-payments.server.ts'
import { removeOldOrders } from '#app/features/billing/orders/remove-old-orders.server.ts'
import { removeOldClaims } from '#app/features/claims/remove-old-claims.server.ts'
import { removeCorrectors } from '#app/features/corrections/correction-data.server.ts'
import { removeOldEnquiries } from '#app/features/enquiries/enquiry-data.server.ts'
import { removeOldGroupChanges, removeOldGroupInvitations } from '#app/features/groups/group-data.server.ts'
import { removeOldImports } from '#app/features/import-runs/remove-old-imports.server.ts'
import { watchSchedules } from '#app/features/import-runs/schedules/check/watch-schedules.server.ts'
import { mailDigests } from '#app/features/insights/mail-digests.server.ts'
import { removeOldFigures } from '#app/features/insights/remove-old-figures.server.ts'
import { mailTermsChanges } from '#app/features/legal/changes/mail-terms-changes.server.ts'
import { removeOldRecipients } from '#app/features/mailings/mailing-data.server.ts'
import { closeGone } from '#app/features/moderation/cases/close-gone.server.ts'
import { removeJudgedMedia } from '#app/features/moderation/decisions/remove-judged-media.server.ts'
import { removeReporters } from '#app/features/moderation/reports/remove-reporters.server.ts'
import { removeOldSuspensions } from '#app/features/moderation/team/users/remove-old-suspensions.server.ts'
import { removeOldEntries } from '#app/features/notifications/entries/keep-entries.server.ts'
import { writeMonthlyDump } from '#app/features/open-data/write-dump.server.ts'
import { removeOldReviewEvidence } from '#app/features/reviews/own-reviews/evidence/remove-old-evidence.server.ts'
import { settleOwnReviews } from '#app/features/reviews/own-reviews/settle-own-reviews.server.ts'
import { removeReviewTraces } from '#app/features/reviews/submission/remove-traces.server.ts'
import { mailSchoolNews } from '#app/features/saved-searches/follows/mail-school-news.server.ts'
import { mailNewMatches } from '#app/features/saved-searches/mail-new-matches.server.ts'
import { findDuplicates } from '#app/features/school-admin/find-duplicates.server.ts'
import { removeOldJournals } from '#app/features/school-admin/merge/merge-data.server.ts'
import { removeExpiredMedia } from '#app/features/school-media/remove-expired.server.ts'
import { removeOrphans } from '#app/features/school-media/remove-orphans.server.ts'
import { removeOldUploads } from '#app/features/school-media/uploads/discard-upload.server.ts'
import { removeOldInvitations } from '#app/features/school-members/invitation-data.server.ts'
import { removeOldZeroResults } from '#app/features/search/zero-results/remove-old-zero-results.server.ts'
import { refreshSitemaps } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { closeAnsweredTickets, removeOldTickets } from '#app/features/support/remove-old-tickets.server.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { fillStatistics } from '#imports/facts/refresh/fill-statistics.ts'
import { removeOldErasures } from '../backup/erasures.ts'

/** The hourly tasks, by the names used on the jobs page and in the table of retention periods. */
export const TASKS = {
  removeExpired,
  removeWithdrawals,
  removeOldOrders,
  removeOldZeroResults,
  removeReviewTraces,
  removeOldReviewEvidence,
  settleOwnReviews,
  removeOldFigures,
  removeOldClaims,
  removeOldJournals,
  removeOldInvitations,
  removeOldGroupInvitations,
  removeOldGroupChanges,
  removeOldImports,
  watchSchedules,
  removeCorrectors,
  removeOldEnquiries,
  closeAnsweredTickets,
  removeOldTickets,
  closeGone,
  removeReporters,
  removeOldUploads,
  removeExpiredMedia,
  removeJudgedMedia,
  removeOrphans,
  removeOldEntries,
  removeOldSuppressions,
  mailDigests,
  removeOldLocks,
  removeOldErasures,
  reconcilePayments,
  removeOldSuspensions,
  mailNewMatches,
  mailSchoolNews,
  mailTermsChanges,
  removeOldRecipients,
  findDuplicates,
  fillStatistics,
  refreshSitemaps,
  collectChanges: () => collectChanges(),
  removeOldKeyDays,
  writeMonthlyDump: () => writeMonthlyDump(),
}

const known = new Map<string, () => Promise<unknown>>(Object.entries(TASKS))

/** Runs a task. @throws Error for a task that only another version of the program knows, so that it is retried there */
export async function runTask({ task }: Jobs['run_task']): Promise<void> {
  const run = known.get(task)
  if (!run) throw new Error(`This program has no task ${task}.`)
  await run()
}

/** The time of each task, spread over the hour so that they do not all load the database at once. */
export const SCHEDULE: Record<string, string> = Object.fromEntries(
  [...known.keys()].map((task, index) => [task, `${Math.floor((index * 60) / known.size)} * * * *`]),
)
