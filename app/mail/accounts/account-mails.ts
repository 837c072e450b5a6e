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
