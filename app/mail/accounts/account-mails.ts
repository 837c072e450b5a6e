/** The mails about an account and how its person signs in, with what each template needs. */
export type AccountMails = {
  /** To a new account: the link confirms the address. */
  'confirm-email': { url: string }
  /** To an address that signed up again; the page shows the person who did so nothing of it. */
  'account-exists': { loginUrl: string; resetUrl: string }
  /** Link that sets a new password once, within 60 minutes. */
  'reset-password': { url: string }
  /** After the password was changed or reset. */
  'password-changed': { resetUrl: string }
  /** To the current address: the link agrees to the new one. */
  'change-email-old': { url: string; newEmail: string }
  /** To the new address: the link confirms it. */
  'change-email-new': { url: string }
  /** To the previous address, after the change. `contact`: address to write to if another person made the change. */
  'email-changed': { newEmail: string; contact: string }
  /** A person who knows the password has used up ten codes of the second factor. */
  'codes-tried': { at: string; resetUrl: string }
  /** A passkey was added to the account. */
  'passkey-added': { securityUrl: string }
  /** An account of Google was linked to the account. */
  'google-linked': { securityUrl: string }
  /** Somebody who knows the password asks to remove the second factor; the link stops it. `hours`: empty for staff. */
  'factor-removal': { url: string; hours: string }
  /** To the other admins: a moderator or admin, `email`, asks to remove a second factor that was lost. */
  'factor-removal-asked': { email: string; url: string }
  /** The second factor was removed after its loss. */
  'factor-removed': { resetUrl: string }
  /** To an account without a password: the code confirms who it is. */
  'identity-code': { code: string; minutes: string }
  /** After the account was deleted: the link restores it until the day of erasure. */
  'account-deletion': { undoUrl: string; erasedOn: string }
  /** A sign-in from a device that the account has not seen before. */
  'sign-in-notice': { at: string; device: string; sessionsUrl: string }
}
