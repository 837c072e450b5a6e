/** A mail that is written and only has to be sent. */
export type Mail = {
  /** Stays the same when sending is tried again, so that receivers can tell a second copy. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** BCP 47 language of the text. */
  language: string
  /** Address that ends such mails by one POST (RFC 8058); left out where nobody may do without them. */
  unsubscribeUrl?: string
  /** Address that answers go to, where that is not the sender's. */
  replyTo?: string
}
