import type { Right } from '#app/core/policy.ts'
import { ADMIN_POLICY } from '#app/features/admin/policy.ts'
import { ADMISSION_DATES_POLICY } from '#app/features/admission-dates/policy.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { LEGAL_POLICY } from '#app/features/legal/policy.ts'
import { MAILINGS_POLICY } from '#app/features/mailings/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { missing, type Read } from './read.ts'

/** The right that opening each page of the team takes. */
export const ADMIN_READS: Record<string, Right | Read> = {
  '/admin/proofs/:id': MODERATION_POLICY.readEvidence,
  '/admin': MODERATION_POLICY.readQueue,
  '/admin/next': MODERATION_POLICY.readQueue,
  // Redirects to the queue, which checks the session.
  '/admin/locks': 'everybody',
  '/admin/reviews': MODERATION_POLICY.readQueue,
  '/admin/posts/:id': MODERATION_POLICY.decideContent,
  '/admin/reviews/:id': MODERATION_POLICY.decideReview,
  '/admin/orders': BILLING_POLICY.readEvery,
  // There is no order of this id, for admins either.
  '/admin/orders/:id': missing(BILLING_POLICY.readEvery),
  '/admin/claims': MODERATION_POLICY.readQueue,
  // There is no claim of this id.
  '/admin/claims/:id': missing(CLAIMS_POLICY.decide),
  '/admin/claims/:id/file': CLAIMS_POLICY.decide,
  // There is no report of this id.
  '/admin/content/:id': MODERATION_POLICY.decideContent,
  '/admin/corrections': MODERATION_POLICY.readQueue,
  '/admin/corrections/:id': CORRECTIONS_POLICY.decide,
  '/admin/reasons': MODERATION_POLICY.saveTextBlock,
  '/admin/rules': MODERATION_POLICY.editWordLists,
  '/admin/searches': SEARCH_POLICY.readFailures,
  '/admin/admission-dates': ADMISSION_DATES_POLICY.readRows,
  '/admin/admission-dates.csv': ADMISSION_DATES_POLICY.readRows,
  '/admin/synonyms': SEARCH_POLICY.saveSynonym,
  '/admin/updates': NOTIFICATIONS_POLICY.publishUpdate,
  '/admin/mailings': MAILINGS_POLICY.read,
  '/admin/terms': LEGAL_POLICY.readChanges,
  '/admin/users': MODERATION_POLICY.readUsers,
  // There is no account of this id, for admins either.
  '/admin/users/:id': missing(MODERATION_POLICY.readUsers),
  '/admin/schools': SCHOOL_ADMIN_POLICY.read,
  // Redirects to the list of schools, which checks the session.
  '/admin/visit': 'everybody',
  '/admin/new-school': SCHOOL_ADMIN_POLICY.add,
  '/admin/schools/:id': SCHOOL_ADMIN_POLICY.read,
  '/admin/schools/:id/content': MODERATION_POLICY.checkContent,
  '/admin/schools/:id/merge': SCHOOL_ADMIN_POLICY.merge,
  '/admin/figures': MODERATION_POLICY.readFigures,
  '/admin/figures.csv': MODERATION_POLICY.readFigures,
  '/admin/jobs': ADMIN_POLICY.readFailedJobs,
  '/admin/tickets': SUPPORT_POLICY.read,
  // There is no ticket of this id.
  '/admin/tickets/:id': missing(SUPPORT_POLICY.read),
  '/admin/log': MODERATION_POLICY.readAuditLog,
  '/admin/log.csv': MODERATION_POLICY.readAuditLog,
  '/admin/imports': IMPORTS_POLICY.read,
  '/admin/imports/new': IMPORTS_POLICY.tryOut,
  '/admin/imports/mapping': IMPORTS_POLICY.inspect,
  // There is no run of this id, for admins either.
  '/admin/imports/:id': missing(IMPORTS_POLICY.read),
  '/admin/imports/:id/mapping': missing(IMPORTS_POLICY.saveMapping),
  '/admin/imports/:id/mapping.json': missing(IMPORTS_POLICY.read),
  '/admin/registers': IMPORTS_POLICY.read,
  '/admin/registers/:id': missing(IMPORTS_POLICY.read),
  '/admin/import-schedules': IMPORTS_POLICY.read,
  '/admin/import-schedules/:id': missing(IMPORTS_POLICY.read),
  '/admin/imports/:id/rejected.csv': missing(IMPORTS_POLICY.read),
}
