import type { ComponentType } from 'react'
import { AccountDeletion } from './accounts/account-deletion.tsx'
import { AccountExists } from './accounts/account-exists.tsx'
import { ChangeEmailNew } from './accounts/change-email-new.tsx'
import { ChangeEmailOld } from './accounts/change-email-old.tsx'
import { CodesTried } from './accounts/codes-tried.tsx'
import { ConfirmEmail } from './accounts/confirm-email.tsx'
import { EmailChanged } from './accounts/email-changed.tsx'
import { FactorRemoval, FactorRemovalAsked, FactorRemoved } from './accounts/factor-removal.tsx'
import { GoogleLinked } from './accounts/google-linked.tsx'
import { IdentityCode } from './accounts/identity-code.tsx'
import { PasskeyAdded } from './accounts/passkey-added.tsx'
import { PasswordChanged } from './accounts/password-changed.tsx'
import { ResetPassword } from './accounts/reset-password.tsx'
import { SignInNotice } from './accounts/sign-in-notice.tsx'
import { AdmissionDates } from './children/admission-dates.tsx'
import {
  ClaimApproved,
  ClaimCode,
  ClaimRefused,
  OwnerClaimAdded,
  OwnerClaimOpened,
  OwnerClaimRefused,
  OwnerClaimReplaced,
} from './claims/claim.tsx'
import { MessageAnswered, MessageSent, SchoolMessage } from './enquiries/enquiry.tsx'
import {
  GroupClaimApproved,
  GroupClaimRefused,
  GroupInvitation,
  GroupSchoolInvitation,
  SchoolGroup,
} from './groups/group.tsx'
import { ImportProblem } from './imports/import-problem.tsx'
import { CancellationAnswered, CancellationReceived } from './invoices/cancellation.tsx'
import { CreditNote, InvoiceOpen, InvoicePaid } from './invoices/invoice.tsx'
import { WithdrawalLink, WithdrawalReceived, WithdrawalRefused } from './invoices/withdrawal.tsx'
import type { MailContext } from './mail-layout.tsx'
import type { MailName, Mails } from './mails.ts'
import {
  AddressCheck,
  QuestionAnswered,
  SchoolQuestion,
  SchoolReview,
  ViewDigest,
} from './notifications/notifications.tsx'
import { OrderConfirmed, OrderPaidTwice, OrderReceived, OrderRefunded, OrderRevoked } from './orders/order.tsx'
import {
  EvidenceAccepted,
  EvidenceRefused,
  ReviewAnswered,
  ReviewHeld,
  ReviewPublished,
  ReviewWaiting,
} from './own-reviews/own-review.tsx'
import {
  DisputeKept,
  DisputeOpened,
  DisputeReminder,
  DisputeWithdrawn,
  ReportDismissed,
  ReportGone,
  ReportReceived,
  ReportUpheld,
} from './reports/report.tsx'
import { AnswerRemoved, SchoolDisputeGone, SchoolDisputeKept, SchoolDisputeRemoved } from './reports/school-report.tsx'
import { SavedSearchMatches } from './saved-searches/saved-search-matches.tsx'
import { SchoolNews } from './saved-searches/school-news.tsx'
import {
  CorrectionAccepted,
  CorrectionRefused,
  SchoolDashboardMail,
  SchoolInvitation,
  SchoolMembers,
} from './school-members/school-members.tsx'
import { AppealDismissed, AppealUpheld, ReviewRestored } from './statements/appeal-answers.tsx'
import { ContentAppeal, ContentDecided } from './statements/content-decisions.tsx'
import { PostAppeal, PostDecided, PostPublished, SchoolPostDecided } from './statements/post-decisions.tsx'
import { StatementOfReasons } from './statements/statement-of-reasons.tsx'
import { TicketOpened, TicketReplied } from './support/team.tsx'
import { TicketAnswered, TicketReceived } from './support/ticket.tsx'
import { AccountSuspended, AccountUnlocked, Letter, RoleChanged, TermsChange } from './users/users.tsx'

/** The template of each mail. Its subject is the text `<name>.subject`. */
export const templates: { [Name in MailName]: ComponentType<Mails[Name] & MailContext> } = {
  'confirm-email': ConfirmEmail,
  'account-exists': AccountExists,
  'reset-password': ResetPassword,
  'password-changed': PasswordChanged,
  'change-email-old': ChangeEmailOld,
  'change-email-new': ChangeEmailNew,
  'email-changed': EmailChanged,
  'codes-tried': CodesTried,
  'passkey-added': PasskeyAdded,
  'google-linked': GoogleLinked,
  'factor-removal': FactorRemoval,
  'factor-removal-asked': FactorRemovalAsked,
  'factor-removed': FactorRemoved,
  'identity-code': IdentityCode,
  'account-deletion': AccountDeletion,
  'sign-in-notice': SignInNotice,
  'statement-of-reasons': StatementOfReasons,
  'review-restored': ReviewRestored,
  'objection-upheld': AppealUpheld,
  'objection-dismissed': AppealDismissed,
  'review-published': ReviewPublished,
  'review-waiting': ReviewWaiting,
  'review-held': ReviewHeld,
  'review-answered': ReviewAnswered,
  'proof-accepted': EvidenceAccepted,
  'proof-refused': EvidenceRefused,
  'account-suspended': AccountSuspended,
  'account-unlocked': AccountUnlocked,
  'import-problem': ImportProblem,
  'role-changed': RoleChanged,
  'terms-change': TermsChange,
  letter: Letter,
  'admission-dates': AdmissionDates,
  'saved-search-matches': SavedSearchMatches,
  'school-news': SchoolNews,
  'report-received': ReportReceived,
  'report-upheld': ReportUpheld,
  'report-dismissed': ReportDismissed,
  'report-gone': ReportGone,
  'dispute-opened': DisputeOpened,
  'dispute-reminder': DisputeReminder,
  'dispute-withdrawn': DisputeWithdrawn,
  'dispute-kept': DisputeKept,
  'school-dispute-kept': SchoolDisputeKept,
  'school-dispute-removed': SchoolDisputeRemoved,
  'school-dispute-gone': SchoolDisputeGone,
  'answer-removed': AnswerRemoved,
  'content-decided': ContentDecided,
  'content-appeal': ContentAppeal,
  'post-decided': PostDecided,
  'school-post-decided': SchoolPostDecided,
  'post-published': PostPublished,
  'post-appeal': PostAppeal,
  'school-invitation': SchoolInvitation,
  'school-people': SchoolMembers,
  'group-invitation': GroupInvitation,
  'group-school-invitation': GroupSchoolInvitation,
  'school-group': SchoolGroup,
  'group-claim-approved': GroupClaimApproved,
  'group-claim-refused': GroupClaimRefused,
  'school-desk': SchoolDashboardMail,
  'correction-accepted': CorrectionAccepted,
  'correction-refused': CorrectionRefused,
  'order-received': OrderReceived,
  'order-confirmed': OrderConfirmed,
  'order-paid-twice': OrderPaidTwice,
  'order-refunded': OrderRefunded,
  'order-revoked': OrderRevoked,
  'invoice-paid': InvoicePaid,
  'invoice-open': InvoiceOpen,
  'credit-note': CreditNote,
  'withdrawal-received': WithdrawalReceived,
  'withdrawal-link': WithdrawalLink,
  'withdrawal-refused': WithdrawalRefused,
  'cancellation-received': CancellationReceived,
  'cancellation-answered': CancellationAnswered,
  'ticket-received': TicketReceived,
  'ticket-answered': TicketAnswered,
  'ticket-opened': TicketOpened,
  'ticket-replied': TicketReplied,
  'claim-code': ClaimCode,
  'claim-approved': ClaimApproved,
  'claim-refused': ClaimRefused,
  'owner-claim-opened': OwnerClaimOpened,
  'owner-claim-added': OwnerClaimAdded,
  'owner-claim-replaced': OwnerClaimReplaced,
  'owner-claim-refused': OwnerClaimRefused,
  'school-review': SchoolReview,
  'school-question': SchoolQuestion,
  'question-answered': QuestionAnswered,
  'school-message': SchoolMessage,
  'message-sent': MessageSent,
  'message-answered': MessageAnswered,
  'view-digest': ViewDigest,
  'address-check': AddressCheck,
}
