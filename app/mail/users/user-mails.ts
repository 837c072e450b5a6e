/**
 * The team's mails to people about their account, and to many accounts at once, with the values that each template
 * needs.
 */
export type UserMails = {
  /**
   * To everybody with an account: the terms change on the given day. `text` describes the changes in the operator's
   * words, line by line.
   */
  'terms-change': { effectiveOn: string; text: string; url: string; cancellationUrl: string; contact: string }
  /**
   * A letter from the team to many accounts: `text` in lines. `reason` says why it also goes to people who
   * unsubscribed; null for news.
   */
  letter: { subject: string; text: string; reason: 'security' | 'service' | 'rights' | 'law' | null }
  /** To the owner of a suspended account. `lastDay` is empty if the suspension has no end; `contact` takes appeals. */
  'account-suspended': { reason: string; lastDay: string; contact: string }
  /** The suspension was lifted before its end. */
  'account-unlocked': { url: string }
  /** To a person whose role has changed. `url` is the page that sets up the second factor. */
  'role-changed': { role: 'user' | 'moderator' | 'admin'; url: string; contact: string }
}
