/** A rendered mail, ready to send. */
export type Mail = {
  /** Stays the same on every retry, so that receivers can recognise a second copy. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** BCP 47 language of the text. */
  language: string
  /**
   * Address that unsubscribes from such mails with one POST (RFC 8058); left out for mails that people cannot opt out
   * of.
   */
  unsubscribeUrl?: string
  /** Address for replies, if it differs from the sender's. */
  replyTo?: string
  /** Attached files; the file extension gives the type. */
  attachments?: { filename: string; content: Buffer }[]
}
