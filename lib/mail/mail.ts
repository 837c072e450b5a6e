/** A rendered mail, ready to be sent. */
export type Mail = {
  /** Stays the same when sending is retried, so that receivers can recognise a second copy. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** BCP 47 language of the text. */
  language: string
  /** Address that ends such mails by one POST (RFC 8058); left out for mails that people cannot opt out of. */
  unsubscribeUrl?: string
  /** Address for replies, if it is not the sender's. */
  replyTo?: string
  /** Files sent with it; the ending of the name says their type. */
  attachments?: { filename: string; content: Buffer }[]
}
