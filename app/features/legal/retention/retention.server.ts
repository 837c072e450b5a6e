import { MAX_LIMIT_SECONDS } from '#app/core/limits/attempts.server.ts'
import { LINK_SECONDS } from '#app/features/accounts/identity/mailed-links.server.ts'
import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { SESSION_SECONDS } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { SET_UP_MINUTES } from '#app/features/accounts/sign-in/second-factor/second-factor.ts'
import { SIGN_UP_HOURS } from '#app/features/accounts/sign-in/sign-up.server.ts'
import { ORDER_YEARS, OSS_ORDER_YEARS, UNPAID_MONTHS } from '#app/features/billing/orders/remove-old-orders.server.ts'
import { CHILD_MONTHS, CONSENT_MONTHS, REMINDER_DAYS } from '#app/features/children/child.ts'
import { CODE_MINUTES } from '#app/features/claims/claim.ts'
import { GROUP_INVITATION_DAYS } from '#app/features/groups/group.ts'
import { FILE_DAYS } from '#app/features/import-runs/import-limits.ts'
import { DRAFT_DAYS, REPORTER_MONTHS, REVIEW_EVIDENCE_DAYS, TRACE_DAYS } from '#app/features/reviews/review.ts'
import { UNDO_DAYS } from '#app/features/school-admin/merge/merge-period.ts'
import { SAYING_MONTHS } from '#app/features/school-day/topics.ts'
import { UPLOAD_HOURS } from '#app/features/school-media/count-media.server.ts'
import { INVITATION_DAYS } from '#app/features/school-members/member.ts'
import { LIST_DAYS } from '#app/features/shared-lists/shared-list.ts'
import type { Database } from '#db/schema.ts'
import { APPEAL_MONTHS, LAPSED_MONTHS, MESSAGE_MONTHS } from '#lib/promises.ts'
import type { Removal, Retention } from './retention.ts'

const DAY_SECONDS = 24 * 3600
const longestLink = Math.max(...Object.values(LINK_SECONDS))
const minutes = (value: number) => ({ unit: 'minute', value }) as const
const hours = (value: number) => ({ unit: 'hour', value }) as const
const days = (value: number) => ({ unit: 'day', value }) as const
const months = (value: number) => ({ unit: 'month', value }) as const
const years = (value: number) => ({ unit: 'year', value }) as const
/** Rows that name the instant at which they end. */
const ended = (table: keyof Database): Removal => ({ table, since: 'expires_at', after: minutes(0) })
const END_OF_YEAR = `date_trunc('year', received_at) + interval '1 year'`

/** As configured for the queues; short because mails contain links that give access. */
export const SENT_MAIL_HOURS = 1
export const FAILED_JOB_DAYS = 90
/** Days for which records of erasures are kept: longer than any backup. */
export const ERASURE_DAYS = 400

/** Every kind of data with its period, in the order of the table that visitors read. */
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
    period: days(RESTORE_DAYS),
    removes: [
      { table: 'begun_second_factors', since: 'created_at', after: minutes(SET_UP_MINUTES) },
      { table: 'factor_removals', since: 'coalesce(due_at, requested_at)', after: days(7) },
    ],
    endedBy: ['erase_account'],
  },
  child: {
    data: ['children'],
    period: months(CHILD_MONTHS),
    removes: [
      { table: 'children', since: 'coalesce(reminded_at, changed_at)' },
      { table: 'child_reminders', since: 'day', after: days(REMINDER_DAYS) },
    ],
  },
  reminderConsent: {
    data: ['reminder_consents'],
    period: months(CONSENT_MONTHS),
    removes: [{ table: 'reminder_consents', since: 'withdrawn_at' }],
  },
  news: { data: ['news'], period: months(12), removes: [{ table: 'notifications', since: 'created_at' }] },
  mailing: {
    data: ['mailings'],
    period: days(90),
    removes: [
      {
        table: 'mailing_recipients',
        since: '(select coalesce(done_at, cancelled_at) from mailings where id = mailing_id)',
      },
    ],
  },
  // Encrypted by a key that the program never has: nobody can be told from it.
  sharedList: { data: [], period: days(LIST_DAYS), removes: [{ table: 'shared_lists', since: 'used_at' }] },
  signUp: { data: [], period: hours(SIGN_UP_HOURS), removes: [ended('pending_sign_ups')] },
  session: {
    data: ['sessions'],
    period: days(SESSION_SECONDS / DAY_SECONDS),
    removes: [ended('sessions'), ended('verifications')],
  },
  link: {
    data: [],
    period: days(longestLink / DAY_SECONDS),
    removes: [ended('mailed_links'), ended('identity_codes')],
  },
  attempt: {
    data: [],
    period: hours(MAX_LIMIT_SECONDS / 3600),
    removes: [{ table: 'attempt_counts', since: 'to_timestamp(expire / 1000.0)', after: minutes(0) }],
  },
  codeTry: {
    data: ['codes_tried'],
    period: days(30),
    removes: [{ table: 'second_factor_tries', since: 'updated_at' }],
  },
  review: { data: ['reviews', 'helpful_votes'], period: null, endedBy: ['erase_account'] },
  question: {
    data: ['questions', 'question_answers', 'question_appeals', 'useful_votes'],
    period: null,
    endedBy: ['erase_account'],
  },
  schoolDay: {
    data: ['school_day_sayings'],
    period: months(SAYING_MONTHS),
    removes: [{ table: 'school_day_sayings', since: 'given_at' }],
  },
  draft: { data: [], period: days(DRAFT_DAYS), removes: [ended('review_drafts')] },
  // The network and the link through which a review came.
  trace: {
    data: [],
    period: days(TRACE_DAYS),
    removes: [
      {
        table: 'reviews',
        since: 'coalesce(changed_at, created_at)',
        blank: { network_hash: null, invitation_id: null },
      },
      { table: 'questions', since: 'coalesce(changed_at, created_at)', blank: { network_hash: null } },
      { table: 'question_answers', since: 'coalesce(changed_at, created_at)', blank: { network_hash: null } },
    ],
  },
  proof: { data: ['review_matters'], period: days(REVIEW_EVIDENCE_DAYS), endedBy: ['removeOldReviewEvidence'] },
  matter: { data: ['review_matters'], period: null, endedBy: ['erase_account'] },
  // When the time to appeal is over.
  report: {
    data: ['reports'],
    period: months(REPORTER_MONTHS),
    removes: [
      {
        table: 'reports',
        since: 'decided_at',
        blank: { reporter_name: '', reporter_email: '', reporter_id: null },
      },
    ],
  },
  decision: { data: [], period: null, endedBy: ['erase_account'] },
  // What was done stays in the audit log.
  claim: {
    data: ['claims', 'claim_answers'],
    period: months(6),
    removes: [{ table: 'school_claims', since: 'decided_at' }],
  },
  merge: {
    data: ['merges'],
    period: days(UNDO_DAYS),
    removes: [
      { table: 'school_merge_rows', since: '(select merged_at from school_merges where school_merges.id = merge_id)' },
    ],
  },
  claimCode: { data: [], period: minutes(CODE_MINUTES), removes: [ended('claim_codes')] },
  operator: {
    data: [
      'schools',
      'school_versions',
      'school_day_values',
      'answers',
      'school_question_answers',
      'disputes',
      'groups',
      'appeals',
    ],
    period: null,
    endedBy: ['erase_account'],
  },
  invitation: { data: ['school_invitations'], period: days(INVITATION_DAYS), removes: [ended('member_invitations')] },
  groupInvitation: {
    data: ['group_invitations'],
    period: days(GROUP_INVITATION_DAYS),
    removes: [ended('group_invitations')],
  },
  // As long as the versions of a profile can matter.
  groupChange: {
    data: ['group_changes'],
    period: months(12),
    removes: [{ table: 'group_changes', since: 'created_at' }],
  },
  correction: {
    data: ['corrections'],
    period: months(REPORTER_MONTHS),
    removes: [{ table: 'school_corrections', since: 'decided_at', blank: { reporter_email: '', reporter_id: null } }],
  },
  upload: { data: [], period: hours(UPLOAD_HOURS), endedBy: ['removeOldUploads', 'removeOrphans'] },
  keyUse: { data: [], period: days(30), removes: [{ table: 'api_key_days', since: 'day' }] },
  premiumContent: { data: [], period: months(LAPSED_MONTHS), endedBy: ['removeExpiredMedia'] },
  removedMedia: { data: [], period: months(APPEAL_MONTHS), endedBy: ['removeJudgedMedia'] },
  order: { data: ['orders', 'invoices'], period: years(ORDER_YEARS), endedBy: ['removeOldOrders'] },
  ossOrder: { data: ['orders', 'invoices'], period: years(OSS_ORDER_YEARS), endedBy: ['removeOldOrders'] },
  unpaidOrder: { data: [], period: months(UNPAID_MONTHS), endedBy: ['removeOldOrders'] },
  // Full years after the year of the declaration: claims lapse then (§ 195, § 199 BGB).
  withdrawal: {
    data: ['withdrawals', 'cancellations'],
    period: years(3),
    removes: [
      {
        table: 'withdrawals',
        since: END_OF_YEAR,
        only: `state <> 'open'`,
        blank: { name: '', contract: '', email: '', link_hash: null, link_expires_at: null },
      },
      {
        table: 'cancellations',
        since: END_OF_YEAR,
        only: 'answered_at is not null',
        blank: { name: '', contract: '', email: '', reason: '', answer: '' },
      },
    ],
  },
  enquiry: {
    data: ['messages-to-schools', 'answers-to-messages'],
    period: months(MESSAGE_MONTHS),
    removes: [{ table: 'enquiries', since: 'created_at' }],
  },
  contactMessage: {
    data: ['tickets'],
    period: months(MESSAGE_MONTHS),
    removes: [{ table: 'tickets', since: 'created_at', only: `kind = 'contact'` }],
  },
  supportRequest: {
    data: ['tickets', 'ticket_answers'],
    period: months(12),
    removes: [{ table: 'tickets', since: 'closed_at', only: `kind not in ('contact', 'named_person')` }],
    endedBy: ['closeAnsweredTickets', 'erase_account'],
  },
  // As long as somebody can complain about how a right under the GDPR was met (Art. 5(2)).
  namedPerson: {
    data: ['tickets'],
    period: months(36),
    removes: [{ table: 'tickets', since: 'closed_at', only: `kind = 'named_person'` }],
  },
  // Suspensions that ended by themselves.
  suspension: {
    data: [],
    period: months(12),
    removes: [
      {
        table: 'users',
        since: 'suspended_until',
        blank: { suspended_at: null, suspended_until: null, suspension_reason: '' },
      },
    ],
  },
  // Locks that pages left which were never closed properly.
  team: {
    data: ['mattersInHand', 'rule_entries', 'search_synonyms', 'imports', 'import_schedules'],
    period: hours(24),
    removes: [{ table: 'case_locks', since: 'until' }],
    endedBy: ['erase_account'],
  },
  importFile: { data: [], period: days(FILE_DAYS), endedBy: ['removeOldImports'] },
  visit: {
    data: [],
    period: days(1),
    removes: [
      { table: 'visitor_keys', since: 'day', after: days(0) },
      { table: 'visitor_marks', since: 'day', after: days(0) },
    ],
  },
  // Twelve months, the twelve before them for comparison, and the current one.
  figure: {
    data: [],
    period: months(25),
    removes: [{ table: 'school_figures', since: 'day', after: days(762) }],
  },
  searchMiss: { data: [], period: months(12), removes: [{ table: 'zero_results', since: 'day' }] },
  mail: { data: [], period: hours(SENT_MAIL_HOURS), endedBy: ['send_mail'] },
  // By then an address may belong to somebody else.
  suppression: {
    data: ['mail_suppression'],
    period: months(12),
    removes: [{ table: 'mail_suppressions', since: 'created_at' }],
  },
  failedJob: { data: [], period: days(FAILED_JOB_DAYS), endedBy: ['dead_letters'] },
  erasure: { data: [], period: days(ERASURE_DAYS), endedBy: ['removeOldErasures'] },
} as const satisfies Record<string, Retention>

export type RetentionId = keyof typeof RETENTION
