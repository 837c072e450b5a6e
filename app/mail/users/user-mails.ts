/** The mails of the team to people about their account, and to many accounts at once, with what each template needs. */
export type UserMails = {
  /**
   * To everybody with an account: the terms change on the day. `text` says in the operator's words, in lines, what
   * changes.
   */
  'terms-change': { effectiveOn: string; text: string; url: string; cancellationUrl: string; contact: string }
  /**
   * What the team writes to many accounts: `text` in lines. `reason` says why it also goes to people who unsubscribed;
   * null for news.
   */
  letter: { subject: string; text: string; reason: 'security' | 'service' | 'rights' | 'law' | null }
  /** To the owner of a suspended account. `lastDay` is empty if the suspension has no end; `contact` takes appeals. */
  'account-suspended': { reason: string; lastDay: string; contact: string }
  /** The suspension was lifted before its end. */
  'account-unlocked': { url: string }
  /** To a person whose role has changed. `url` leads to the page that sets up the second factor. */
  'role-changed': { role: 'user' | 'moderator' | 'admin'; url: string; contact: string }
}
