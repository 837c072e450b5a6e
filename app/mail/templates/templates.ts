import type { ComponentType } from 'react'
import type { MailContext } from '../mail-layout.tsx'
import type { MailName, Mails } from '../mails.ts'
import { AccountDeletion } from './account-deletion.tsx'
import { AccountExists } from './account-exists.tsx'
import { ChangeEmailNew } from './change-email-new.tsx'
import { ChangeEmailOld } from './change-email-old.tsx'
import {
  ClaimApproved,
  ClaimCode,
  ClaimRefused,
  OwnerClaimAdded,
  OwnerClaimOpened,
  OwnerClaimRefused,
  OwnerClaimReplaced,
} from './claims/claim.tsx'
import { CodesTried } from './codes-tried.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { EmailChanged } from './email-changed.tsx'
import { CreditNote, InvoiceOpen, InvoicePaid } from './invoices/invoice.tsx'
import { WithdrawalLink, WithdrawalReceived, WithdrawalRefused } from './invoices/withdrawal.tsx'
import { MessageAnswered, MessageSent, SchoolMessage } from './messages/message.tsx'
import {
  DisputeKept,
  DisputeOpened,
  DisputeReminder,
  DisputeWithdrawn,
  ReportDismissed,
  ReportGone,
  ReportReceived,
  ReportUpheld,
} from './notices/notice.tsx'
import { AnswerRemoved, SchoolDisputeGone, SchoolDisputeKept, SchoolDisputeRemoved } from './notices/school-notice.tsx'
import { AddressCheck, SchoolReview, ViewDigest } from './notifications/notifications.tsx'
import {
  CorrectionAccepted,
  CorrectionRefused,
  SchoolDesk,
  SchoolInvitation,
  SchoolPeople,
} from './operators/operators.tsx'
import { OrderConfirmed, OrderPaidTwice, OrderRefunded, OrderRevoked } from './orders/order.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { AccountSuspended, AccountUnlocked, RoleChanged } from './people/people.tsx'
import { ResetPassword } from './reset-password.tsx'
import {
  ProofAccepted,
  ProofRefused,
  ReviewAnswered,
  ReviewHeld,
  ReviewPublished,
  ReviewWaiting,
} from './reviews/own-review.tsx'
import { SavedSearchMatches } from './saved-searches/saved-search-matches.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { ObjectionDismissed, ObjectionUpheld, ReviewRestored } from './statements/objection-answers.tsx'
import { StatementOfReasons } from './statements/statement-of-reasons.tsx'
import { TicketOpened, TicketReplied } from './tickets/team.tsx'
import { TicketAnswered, TicketReceived } from './tickets/ticket.tsx'

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
  'account-deletion': AccountDeletion,
  'sign-in-notice': SignInNotice,
  'statement-of-reasons': StatementOfReasons,
  'review-restored': ReviewRestored,
  'objection-upheld': ObjectionUpheld,
  'objection-dismissed': ObjectionDismissed,
  'review-published': ReviewPublished,
  'review-waiting': ReviewWaiting,
  'review-held': ReviewHeld,
  'review-answered': ReviewAnswered,
  'proof-accepted': ProofAccepted,
  'proof-refused': ProofRefused,
  'account-suspended': AccountSuspended,
  'account-unlocked': AccountUnlocked,
  'role-changed': RoleChanged,
  'saved-search-matches': SavedSearchMatches,
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
  'school-invitation': SchoolInvitation,
  'school-people': SchoolPeople,
  'school-desk': SchoolDesk,
  'correction-accepted': CorrectionAccepted,
  'correction-refused': CorrectionRefused,
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
  'school-message': SchoolMessage,
  'message-sent': MessageSent,
  'message-answered': MessageAnswered,
  'view-digest': ViewDigest,
  'address-check': AddressCheck,
}
