import { MAX_LIMIT_SECONDS } from '#app/core/limits/attempts.server.ts'
import { SUPPRESSION_MONTHS } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { LINK_SECONDS } from '#app/features/accounts/identity/mailed-links.server.ts'
import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { SESSION_SECONDS } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { TRIES_DAYS } from '#app/features/accounts/sign-in/second-factor/code-attempts.server.ts'
import { SIGN_UP_HOURS } from '#app/features/accounts/sign-in/sign-up.server.ts'
import { LOCK_KEEP_HOURS } from '#app/features/admin/case-locks/case-kind.ts'
import { KEY_DAYS } from '#app/features/api/keys/key.ts'
import { WITHDRAWAL_YEARS } from '#app/features/billing/billing-data.server.ts'
import { ORDER_YEARS, OSS_ORDER_YEARS, UNPAID_MONTHS } from '#app/features/billing/orders/remove-old-orders.server.ts'
import { CLAIM_MONTHS, CODE_MINUTES } from '#app/features/claims/claim.ts'
import { CORRECTOR_MONTHS } from '#app/features/corrections/correction-data.server.ts'
import { KEEP_MONTHS as ENQUIRY_MONTHS } from '#app/features/enquiries/enquiry.ts'
import { CHANGE_MONTHS, GROUP_INVITATION_DAYS } from '#app/features/groups/group.ts'
import { FILE_DAYS } from '#app/features/import-runs/import-limits.ts'
import { FIGURE_MONTHS } from '#app/features/insights/remove-old-figures.server.ts'
import { RECIPIENT_DAYS } from '#app/features/mailings/mailing.ts'
import { REPORTER_MONTHS } from '#app/features/moderation/reports/remove-reporters.server.ts'
import { SUSPENSION_KEEP_MONTHS } from '#app/features/moderation/team/users/remove-old-suspensions.server.ts'
import { KEEP_MONTHS as ENTRY_MONTHS } from '#app/features/notifications/notification.ts'
import { APPEAL_MONTHS, REVIEW_EVIDENCE_DAYS } from '#app/features/reviews/review.ts'
import { DRAFT_DAYS } from '#app/features/reviews/submission/drafts.server.ts'
import { TRACE_DAYS } from '#app/features/reviews/submission/remove-traces.server.ts'
import { UNDO_DAYS } from '#app/features/school-admin/merge/merge-period.ts'
import { UPLOAD_HOURS } from '#app/features/school-media/count-media.server.ts'
import { LAPSED_MONTHS } from '#app/features/school-media/remove-expired.server.ts'
import { INVITATION_DAYS } from '#app/features/school-members/member.ts'
import { ZERO_RESULT_MONTHS } from '#app/features/search/zero-results/remove-old-zero-results.server.ts'
import { KEEP_MONTHS as TICKET_MONTHS } from '#app/features/support/ticket.ts'
import type { Period } from './period.ts'

/** A kind of personal data, how long it is stored, and what removes it. */
type Retention = {
  /** Kinds in the registry of personal data that it covers; empty if the data identify nobody. */
  data: readonly string[]
  /** Null if it stays until somebody deletes it. */
  period: Period | null
  /** Scheduled tasks and job queues that remove it. */
  endedBy: readonly string[]
}

const DAY_SECONDS = 24 * 3600
const longestLink = Math.max(...Object.values(LINK_SECONDS))
/** As configured for the queues; short because mails contain links that give access. */
export const SENT_MAIL_HOURS = 1
export const FAILED_JOB_DAYS = 90
/** Days for which records of erasures are kept: longer than any backup. */
export const ERASURE_DAYS = 400

/** Every kind of personal data with its period, in the order of the table that visitors read. */
export const RETENTION = {
  account: {
    data: [
      'account',
      'profile',
      'sign_in_methods',
      'second_factor',
      'passkeys',
      'notifications',
      'picture',
      'favourites',
      'saved_searches',
      'school_follows',
      'api_keys',
    ],
    period: { unit: 'day', value: RESTORE_DAYS },
    endedBy: ['erase_account'],
  },
  news: { data: ['news'], period: { unit: 'month', value: ENTRY_MONTHS }, endedBy: ['removeOldEntries'] },
  mailing: {
    data: ['mailings'],
    period: { unit: 'day', value: RECIPIENT_DAYS },
    endedBy: ['removeOldRecipients'],
  },
  signUp: { data: [], period: { unit: 'hour', value: SIGN_UP_HOURS }, endedBy: ['removeExpired'] },
  session: {
    data: ['sessions'],
    period: { unit: 'day', value: SESSION_SECONDS / DAY_SECONDS },
    endedBy: ['removeExpired'],
  },
  link: { data: [], period: { unit: 'day', value: longestLink / DAY_SECONDS }, endedBy: ['removeExpired'] },
  attempt: { data: [], period: { unit: 'hour', value: MAX_LIMIT_SECONDS / 3600 }, endedBy: ['removeExpired'] },
  codeTry: { data: ['codes_tried'], period: { unit: 'day', value: TRIES_DAYS }, endedBy: ['removeExpired'] },
  review: { data: ['reviews', 'helpful_votes'], period: null, endedBy: ['erase_account'] },
  draft: { data: [], period: { unit: 'day', value: DRAFT_DAYS }, endedBy: ['removeReviewTraces'] },
  trace: { data: [], period: { unit: 'day', value: TRACE_DAYS }, endedBy: ['removeReviewTraces'] },
  proof: {
    data: ['review_matters'],
    period: { unit: 'day', value: REVIEW_EVIDENCE_DAYS },
    endedBy: ['removeOldReviewEvidence'],
  },
  matter: { data: ['review_matters'], period: null, endedBy: ['erase_account'] },
  report: {
    data: ['reports'],
    period: { unit: 'month', value: REPORTER_MONTHS },
    endedBy: ['removeReporters'],
  },
  decision: { data: [], period: null, endedBy: ['erase_account'] },
  claim: {
    data: ['claims', 'claim_answers'],
    period: { unit: 'month', value: CLAIM_MONTHS },
    endedBy: ['removeOldClaims'],
  },
  merge: { data: ['merges'], period: { unit: 'day', value: UNDO_DAYS }, endedBy: ['removeOldJournals'] },
  claimCode: { data: [], period: { unit: 'minute', value: CODE_MINUTES }, endedBy: ['removeOldClaims'] },
  operator: {
    data: ['schools', 'school_versions', 'answers', 'disputes', 'groups', 'appeals'],
    period: null,
    endedBy: ['erase_account'],
  },
  invitation: {
    data: ['school_invitations'],
    period: { unit: 'day', value: INVITATION_DAYS },
    endedBy: ['removeOldInvitations'],
  },
  groupInvitation: {
    data: ['group_invitations'],
    period: { unit: 'day', value: GROUP_INVITATION_DAYS },
    endedBy: ['removeOldGroupInvitations'],
  },
  groupChange: {
    data: ['group_changes'],
    period: { unit: 'month', value: CHANGE_MONTHS },
    endedBy: ['removeOldGroupChanges'],
  },
  correction: {
    data: ['corrections'],
    period: { unit: 'month', value: CORRECTOR_MONTHS },
    endedBy: ['removeCorrectors'],
  },
  upload: { data: [], period: { unit: 'hour', value: UPLOAD_HOURS }, endedBy: ['removeOldUploads', 'removeOrphans'] },
  keyUse: { data: [], period: { unit: 'day', value: KEY_DAYS }, endedBy: ['removeOldKeyDays'] },
  premiumContent: { data: [], period: { unit: 'month', value: LAPSED_MONTHS }, endedBy: ['removeExpiredMedia'] },
  removedMedia: {
    data: [],
    period: { unit: 'month', value: APPEAL_MONTHS },
    endedBy: ['removeJudgedMedia'],
  },
  order: {
    data: ['orders', 'invoices'],
    period: { unit: 'year', value: ORDER_YEARS },
    endedBy: ['removeOldOrders'],
  },
  ossOrder: {
    data: ['orders', 'invoices'],
    period: { unit: 'year', value: OSS_ORDER_YEARS },
    endedBy: ['removeOldOrders'],
  },
  unpaidOrder: { data: [], period: { unit: 'month', value: UNPAID_MONTHS }, endedBy: ['removeOldOrders'] },
  withdrawal: {
    data: ['withdrawals', 'cancellations'],
    period: { unit: 'year', value: WITHDRAWAL_YEARS },
    endedBy: ['removeWithdrawals'],
  },
  enquiry: {
    data: ['messages-to-schools', 'answers-to-messages'],
    period: { unit: 'month', value: ENQUIRY_MONTHS },
    endedBy: ['removeOldEnquiries'],
  },
  contactMessage: {
    data: ['tickets'],
    period: { unit: 'month', value: TICKET_MONTHS.contact },
    endedBy: ['removeOldTickets'],
  },
  supportRequest: {
    data: ['tickets', 'ticket_answers'],
    period: { unit: 'month', value: TICKET_MONTHS.support },
    endedBy: ['removeOldTickets', 'closeAnsweredTickets', 'erase_account'],
  },
  namedPerson: {
    data: ['tickets'],
    period: { unit: 'month', value: TICKET_MONTHS.namedPerson },
    endedBy: ['removeOldTickets'],
  },
  suspension: { data: [], period: { unit: 'month', value: SUSPENSION_KEEP_MONTHS }, endedBy: ['removeOldSuspensions'] },
  team: {
    data: ['mattersInHand', 'rule_entries', 'search_synonyms', 'imports', 'import_schedules'],
    period: { unit: 'hour', value: LOCK_KEEP_HOURS },
    endedBy: ['removeOldLocks', 'erase_account'],
  },
  importFile: { data: [], period: { unit: 'day', value: FILE_DAYS }, endedBy: ['removeOldImports'] },
  visit: { data: [], period: { unit: 'day', value: 1 }, endedBy: ['removeOldFigures'] },
  figure: { data: [], period: { unit: 'month', value: FIGURE_MONTHS }, endedBy: ['removeOldFigures'] },
  searchMiss: { data: [], period: { unit: 'month', value: ZERO_RESULT_MONTHS }, endedBy: ['removeOldZeroResults'] },
  mail: { data: [], period: { unit: 'hour', value: SENT_MAIL_HOURS }, endedBy: ['send_mail'] },
  suppression: {
    data: ['mail_suppression'],
    period: { unit: 'month', value: SUPPRESSION_MONTHS },
    endedBy: ['removeOldSuppressions'],
  },
  failedJob: { data: [], period: { unit: 'day', value: FAILED_JOB_DAYS }, endedBy: ['dead_letters'] },
  erasure: { data: [], period: { unit: 'day', value: ERASURE_DAYS }, endedBy: ['removeOldErasures'] },
} as const satisfies Record<string, Retention>

export type RetentionId = keyof typeof RETENTION
