/** The mails about an account and how its owner signs in, with the values that each template needs. */
export type AccountMails = {
  /** To a new account: the link confirms the address. */
  'confirm-email': { url: string }
  /** To an address that was used to sign up again; the page does not reveal this to the person signing up. */
  'account-exists': { loginUrl: string; resetUrl: string }
  /** A link that sets a new password once, within 60 minutes. */
  'reset-password': { url: string }
  /** After the password was changed or reset. */
  'password-changed': { resetUrl: string }
  /** To the current address: the link agrees to the new one. */
  'change-email-old': { url: string; newEmail: string }
  /** To the new address: the link confirms it. */
  'change-email-new': { url: string }
  /**
   * To the previous address, after the change. `contact`: the address to write to if another person made the change.
   */
  'email-changed': { newEmail: string; contact: string }
  /** A person who knows the password has used up ten attempts to enter a code of the second factor. */
  'codes-tried': { at: string; resetUrl: string }
  /** A passkey was added to the account. */
  'passkey-added': { securityUrl: string }
  /** A Google account was linked to the account. */
  'google-linked': { securityUrl: string }
  /**
   * Somebody who knows the password requests the removal of the second factor; the link stops it. `hours`: empty for
   * staff.
   */
  'factor-removal': { url: string; hours: string }
  /** To the other admins: a moderator or admin, `email`, requests the removal of a lost second factor. */
  'factor-removal-asked': { email: string; url: string }
  /** The second factor was removed after it was lost. */
  'factor-removed': { resetUrl: string }
  /** To an account without a password: the code confirms the owner's identity. */
  'identity-code': { code: string; minutes: string }
  /** After the account was deleted: the link restores it until the day of erasure. */
  'account-deletion': { undoUrl: string; erasedOn: string }
  /** A sign-in from a device that the account has not seen before. */
  'sign-in-notice': { at: string; device: string; sessionsUrl: string }
}

/** The mails about groups of schools, with the values that their templates need. */
export type GroupMails = {
  /**
   * Asks a person to join a group, or to let one of their groups manage a school; `name` is that of the group or
   * school.
   */
  'group-invitation': { name: string; inviter: string; url: string }
  'group-school-invitation': { name: string; inviter: string; url: string }
  /** To the main contacts of a school, and to those of a group: the group manages the school, or no longer does. */
  'school-group': {
    group: string
    school: string
    change: 'joined' | 'ended_by_school' | 'ended_by_group'
    url: string
  }
  /** To the person who claimed schools for a group: the decision; `reason` may be empty after an approval. */
  'group-claim-approved': { group: string; reason: string; url: string }
  'group-claim-refused': { group: string; reason: string; url: string }
}

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
