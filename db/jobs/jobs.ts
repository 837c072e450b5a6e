/** A value that JSON preserves. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Every kind of job with its data. Each has a queue of the same name, created by a migration. */
export type Jobs = {
  /** Renders a mail and hands it to the mail server. */
  send_mail: {
    template: string
    to: string
    locale: string
    props: { [key: string]: Json }
    unsubscribeUrl?: string
    replyTo?: string
  }
  /** Writes the next batch of mails of a mailing. */
  send_mailing: { mailingId: string }
  /** Removes a stored file that nothing refers to any more. */
  delete_file: { key: string }
  /** Records an erasure where a restored backup finds it. */
  note_erasure: Erasure
  /** Erases a deleted account, unless it has been restored in the meantime. */
  erase_account: { userId: string }
  /** Holds back reviews whose authors have become members of the school, and notifies the authors. */
  settle_own_reviews: Record<string, never>
  /** Notifies the members of a school of the reviews or questions published on a day (YYYY-MM-DD, Berlin). */
  tell_school: { schoolId: string; day: string; about?: 'questions' }
  /** Sends a statement of reasons, then refuses or removes the review. */
  carry_out_decision: { decisionId: string }
  /** Reminds the author of a disputed review before the time for an answer ends. */
  remind_disputed_author: { disputeId: string }
  /** Converts an uploaded picture or video into the versions that visitors see. */
  process_media: { mediaId: string }
  /** Removes a deleted picture or video with its files, unless the deletion has been undone. */
  remove_media: { mediaId: string }
  /** Refunds a payment of an order through its provider. */
  refund_payment: { orderId: string; paymentId: string }
  /** Reports a payment event from the built-in test provider to the program. */
  send_test_event: { eventId: string; type: TestEventType; paymentId: string }
  /** Issues the invoice of an order that is paid, or is to be paid on invoice. */
  issue_invoice: { orderId: string }
  /** Runs a trial, an import or an undo, depending on the import run. */
  run_import: { runId: string }
  /** The same for a run ordered by a schedule. */
  run_scheduled_import: { runId: string }
  /** Checks whether the files at the addresses of a scheduled import have changed. */
  check_import: { scheduleId: string }
  /** Runs a scheduled task, such as removing data whose retention period is over. */
  run_task: { task: string }
  /** Issues the credit note of an order that was refunded, or whose invoice was cancelled. */
  issue_credit_note: { orderId: string }
}
/** An erasure requested by a person. */
export type Erasure =
  | { kind: 'account'; id: string; keepReviews: boolean }
  | { kind: 'review'; id: string }
  /** A question, or an answer to one. */
  | { kind: 'post'; id: string }
/** The events of the test provider, under its own names. */
export type TestEventType = 'payment.paid' | 'payment.failed' | 'payment.refunded' | 'payment.disputed'
export type JobName = keyof Jobs

export const SCHEDULED = 'run_task' satisfies JobName

export const FAILED_JOBS = 'dead_letters'
