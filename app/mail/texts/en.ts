import { claims } from './claims/en.ts'
import { messages } from './enquiries/en.ts'
import { groups } from './groups/en.ts'
import { imports } from './imports/en.ts'
import { invoices } from './invoices/en.ts'
import type { MailTexts } from './mail-texts.ts'
import { notifications } from './notifications/en.ts'
import { orders } from './orders/en.ts'
import { ownReviews } from './own-reviews/en.ts'
import { notices } from './reports/en.ts'
import { savedSearches } from './saved-searches/en.ts'
import { operators } from './school-members/en.ts'
import { statements } from './statements/en.ts'
import { tickets } from './support/en.ts'
import { people } from './users/en.ts'

export const en: MailTexts = {
  ...claims,
  ...ownReviews,
  ...operators,
  ...groups,
  ...orders,
  ...invoices,
  ...imports,
  ...messages,
  ...notices,
  ...notifications,
  ...people,
  ...savedSearches,
  ...statements,
  ...tickets,
  'layout.slogan': 'Find, compare and review schools.',
  'layout.account': 'You are receiving this email because it concerns your account. This mailbox is not monitored.',
  'layout.unsubscribe': 'Stop emails like this',
  'layout.code': 'The code:',
  'layout.copyLink': 'If the button does not work, copy this address into your browser:',

  'confirm-email.subject': 'Confirm your email address',
  'confirm-email.text':
    'Someone is creating an Aulario account with this email address. Please confirm that it’s yours; the link works for 24 hours.',
  'confirm-email.button': 'Confirm address',
  'confirm-email.note': 'Wasn’t you? You don’t need to do anything. Without confirmation no account is created.',

  'account-exists.subject': 'You already have an account',
  'account-exists.text':
    'Somebody just tried to sign up to Aulario with this address. It already belongs to an account, so simply sign in.',
  'account-exists.button': 'Sign in',
  'account-exists.reset': 'Forgotten your password? Set a new one here:',
  'account-exists.note': 'Wasn’t you? You don’t need to do anything. Nothing about your account has changed.',

  'reset-password.subject': 'Set a new password',
  'reset-password.text':
    'A new password was requested for your account. The link works once, within 60 minutes. It signs you out on all devices.',
  'reset-password.button': 'Set a new password',
  'reset-password.note': 'Wasn’t you? You don’t need to do anything. Your old password still works.',

  'password-changed.subject': 'Your password was changed',
  'password-changed.text': 'The password for your account has just been changed. If that was you, all is well.',
  'password-changed.note':
    'Wasn’t you? Set a new password straight away. This signs you out on all devices, including unknown ones.',
  'password-changed.button': 'Set a new password',

  'change-email-old.subject': 'Confirm your change of email address',
  'change-email-old.text':
    'You asked to change your account’s email address to {newEmail}. Confirm here; we will then email the new address too.',
  'change-email-old.button': 'Agree to the change',
  'change-email-old.note': 'Wasn’t you? Do not agree, and change your password: somebody is signed in to your account.',

  'change-email-new.subject': 'Confirm your new email address',
  'change-email-new.text':
    'Someone wants to use this address for an Aulario account. Once you have confirmed it, you can use it to sign in.',
  'change-email-new.button': 'Confirm new address',
  'change-email-new.note': 'Wasn’t you? You don’t need to do anything. Without confirmation nothing changes.',

  'email-changed.subject': 'Your email address was changed',
  'email-changed.text':
    'From now on your Aulario account uses the address {newEmail}. We will no longer write to this one, and you are signed out on all other devices. If that was you, all is well.',
  'email-changed.note':
    'Wasn’t you? Write to {contact} straight away, ideally from this address. We will lock the account and get it back for you.',

  'identity-code.subject': 'Your confirmation code',
  'identity-code.text':
    'Somebody wants to change something in your account. Confirm it with this code; it works once, within {minutes} minutes.',
  'identity-code.note':
    'Wasn’t you? Do not give the code to anybody, and end the other session under “Sign-in and security”. Without the code nothing changes.',

  'codes-tried.subject': 'Somebody knows your password',
  'codes-tried.text':
    'On {time} somebody entered your correct password and then ten wrong codes for the second step. Nobody got into your account. Further attempts now have to wait, longer each time.',
  'codes-tried.note':
    'Was that you? Then wait a little or use one of your recovery codes. Wasn’t you? Set a new password now, and stop using the old one anywhere.',
  'codes-tried.button': 'Set a new password',

  'passkey-added.subject': 'A new passkey for your account',
  'passkey-added.text':
    'A passkey has just been added to your account. The device that holds it can sign in without a password.',
  'passkey-added.note': 'Wasn’t you? Remove it straight away and change your password.',
  'passkey-added.button': 'See your passkeys',
  'google-linked.subject': 'Your account is now linked to Google',
  'google-linked.text': 'The Google account with this address now also opens your account with Aulario.',
  'google-linked.note': 'Wasn’t you? Unlink Google under “Sign-in and security” and change your password.',
  'google-linked.button': 'See how you sign in',
  'factor-removal.subject': 'Somebody has asked to turn off your second factor',
  'factor-removal.text':
    'Somebody with your sign-in details says that the device and the recovery codes are lost. In {hours} hours, two-factor sign-in can be turned off for your account.',
  'factor-removal.textStaff':
    'Somebody with your sign-in details says that the device and the recovery codes are lost. Another admin decides whether two-factor sign-in is turned off.',
  'factor-removal.note': 'If it was you, there is nothing to do. Wasn’t you? Stop it and set a new password.',
  'factor-removal.button': 'Keep the second factor',
  'factor-removal-asked.subject': 'Second factor lost: {email}',
  'factor-removal-asked.text':
    '{email}, of the team, has lost the device and the recovery codes and asks for two-factor sign-in to be turned off.',
  'factor-removal-asked.note': 'Speak to the person before you approve: so far, only the password has been given.',
  'factor-removal-asked.button': 'To the account',
  'factor-removed.subject': 'Your two-factor sign-in is off',
  'factor-removed.text':
    'The second factor of your account was turned off as requested. It is best to set up a new one now.',
  'factor-removed.note':
    'Wasn’t you? Set a new password straight away. This signs you out on all devices, including unknown ones.',
  'factor-removed.button': 'Set a new password',
  'account-deletion.subject': 'Your account is being deleted',
  'account-deletion.text':
    'Your account is locked and hidden from now on. On {day} it will be erased for good, with everything that belongs to it.',
  'account-deletion.undo': 'Until then you can change your mind:',
  'account-deletion.button': 'Keep the account',
  'account-deletion.note': 'Wasn’t you? Keep the account and set a new password afterwards.',

  'sign-in-notice.subject': 'Sign-in from a new device',
  'sign-in-notice.text': 'On {time} somebody signed in to your account: {device}. If that was you, all is well.',
  'sign-in-notice.note': 'Wasn’t you? End the session and change your password.',
  'sign-in-notice.button': 'See sessions',
}
