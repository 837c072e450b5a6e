/** A value that JSON keeps as it is. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Every kind of job with what it carries. Each has a queue of the same name, made by a migration. */
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
  /** Removes a stored file that nothing points to any more. */
  delete_file: { key: string }
  /** Writes down what was erased where a restored backup finds it. */
  note_erasure: Erasure
  /** Erases a deleted account, unless it was brought back meanwhile. */
  erase_account: { userId: string }
  /** Holds what people wrote about schools that they have come to run, and tells them. */
  settle_own_reviews: Record<string, never>
  /** Tells those who run a school of the reviews that became public on a day (YYYY-MM-DD, Berlin). */
  tell_school: { schoolId: string; day: string }
  /** Sends a statement of reasons, then refuses or removes the review. */
  carry_out_decision: { decisionId: string }
  /** Reminds the author of a disputed review before the time for an answer ends. */
  remind_disputed_author: { disputeId: string }
  /** Makes what visitors see of an uploaded picture or video. */
  process_media: { mediaId: string }
  /** Removes a deleted picture or video with its files, unless that was undone. */
  remove_media: { mediaId: string }
  /** Gives a payment of an order back through its provider. */
  refund_payment: { orderId: string; paymentId: string }
  /** Tells the program what happened to a payment of the built-in test provider. */
  send_test_event: { eventId: string; type: TestEventType; paymentId: string }
  /** Issues the invoice of an order that was paid, or is to be paid on invoice. */
  issue_invoice: { orderId: string }
  /** Tries an import, carries it out or takes it back, as the run says. */
  run_import: { runId: string }
  /** Does a task that comes again at its time, such as removing what is not to be kept any longer. */
  run_task: { task: string }
  /** Issues the credit note of an order whose money went back, or whose invoice was cancelled. */
  issue_credit_note: { orderId: string }
}
/** What a person had erased. */
export type Erasure = { kind: 'account'; id: string; keepReviews: boolean } | { kind: 'review'; id: string }
/** What the test provider tells, in words of its own. */
export type TestEventType = 'payment.paid' | 'payment.failed' | 'payment.refunded' | 'payment.disputed'
export type JobName = keyof Jobs

/** The queue of the tasks that come again. */
export const SCHEDULED = 'run_task' satisfies JobName

/** The queue that keeps what failed for good. */
export const FAILED_JOBS = 'dead_letters'
