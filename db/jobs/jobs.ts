/** A value that JSON keeps as it is. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Every kind of job with what it carries. Each has a queue of the same name, made by a migration. */
export type Jobs = {
  /** Renders a mail and hands it to the mail server. */
  send_mail: { template: string; to: string; locale: string; props: { [key: string]: Json }; unsubscribeUrl?: string }
  /** Removes a stored file that nothing points to any more. */
  delete_file: { key: string }
  /** Erases a deleted account, unless it was brought back meanwhile. */
  erase_account: { userId: string }
  /** Sends a statement of reasons, then refuses or removes the review. */
  carry_out_decision: { decisionId: string }
  /** Reminds the author of a disputed review before the time for an answer ends. */
  remind_disputed_author: { disputeId: string }
}
export type JobName = keyof Jobs

/** The queue that keeps what failed for good. */
export const DEAD_LETTERS = 'dead_letters'
