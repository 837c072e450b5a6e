/**
 * Every mail with what its template needs. Addresses of pages are absolute, days YYYY-MM-DD, instants ISO 8601 in UTC:
 * a mail waits as JSON until it is sent.
 */
export type Mails = {
  /** To a new account: the link confirms the address. */
  'confirm-email': { url: string }
  /** To an address that somebody tried to sign up with again; whoever did so sees nothing of it. */
  'account-exists': { loginUrl: string; resetUrl: string }
  /** Link that sets a new password once, within 60 minutes. */
  'reset-password': { url: string }
  /** After the password was changed or reset. */
  'password-changed': { resetUrl: string }
  /** To the address so far: the link agrees to the new one. */
  'change-email-old': { url: string; newEmail: string }
  /** To the new address: the link confirms it. */
  'change-email-new': { url: string }
  /** After the account was deleted: the link brings it back until the day of erasure. */
  'account-deletion': { undoUrl: string; erasedOn: string }
  /** A sign-in from a device that the account has not seen before. */
  'sign-in-notice': { at: string; device: string; sessionsUrl: string }
  /** To the author, after writing or changing a review: it is public. `url` is its page in the account, as below. */
  'review-published': { school: string; url: string }
  /** To the author, after writing or changing a review: a moderator looks at it first. */
  'review-waiting': { school: string; url: string }
  /** To the author: a moderator accepted what proves that he or she was there. */
  'proof-accepted': { school: string; url: string }
  /** To the author: a moderator did not accept it, and why in the moderator's words. */
  'proof-refused': { school: string; url: string; reason: string }
}
export type MailName = keyof Mails
