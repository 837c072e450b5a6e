import { children } from './children/en.ts'
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
  ...children,
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
  'layout.unsubscribe': 'Unsubscribe from emails like this',
  'layout.code': 'The code:',
  'layout.copyLink': 'If the button does not work, copy this address into your browser:',

  'confirm-email.subject': 'Confirm your email address',
  'confirm-email.text':
    'Someone is creating an Aulario account with this email address. Please confirm that it’s yours; the link works for 24 hours.',
  'confirm-email.button': 'Confirm address',
  'confirm-email.note':
    'If this wasn’t you, you don’t need to do anything. Without confirmation no account is created.',

  'account-exists.subject': 'You already have an account',
  'account-exists.text':
    'Someone just tried to sign up to Aulario with this address. It already belongs to an account, so simply sign in.',
  'account-exists.button': 'Sign in',
  'account-exists.reset': 'Forgotten your password? Set a new one here:',
  'account-exists.note': 'If this wasn’t you, you don’t need to do anything. Nothing about your account has changed.',

  'reset-password.subject': 'Set a new password',
  'reset-password.text':
    'Someone asked for a new password for your account. The link works once, within 60 minutes. Setting a new password signs you out on all devices.',
  'reset-password.button': 'Set a new password',
  'reset-password.note': 'If this wasn’t you, you don’t need to do anything. Your old password still works.',

  'password-changed.subject': 'Your password was changed',
  'password-changed.text':
    'The password for your account has just been changed. If this was you, you don’t need to do anything.',
  'password-changed.note':
    'If it wasn’t you, set a new password straight away. This signs you out on all devices, including unknown ones.',
  'password-changed.button': 'Set a new password',

  'change-email-old.subject': 'Confirm your change of email address',
  'change-email-old.text':
    'You asked to change your account’s email address to {newEmail}. Confirm this here; we will then email the new address too.',
  'change-email-old.button': 'Approve the change',
  'change-email-old.note':
    'If this wasn’t you, don’t approve it. Change your password now: someone else is signed in to your account.',

  'change-email-new.subject': 'Confirm your new email address',
  'change-email-new.text':
    'Someone wants to use this address for an Aulario account. Once you have confirmed it, you can use it to sign in.',
  'change-email-new.button': 'Confirm new address',
  'change-email-new.note': 'If this wasn’t you, you don’t need to do anything. Without confirmation nothing changes.',

  'email-changed.subject': 'Your email address was changed',
  'email-changed.text':
    'From now on your Aulario account uses the address {newEmail}. We will no longer write to this one, and you have been signed out on all other devices. If this was you, you don’t need to do anything.',
  'email-changed.note':
    'If it wasn’t you, write to {contact} straight away, ideally from this address. We will lock the account and get it back for you.',

  'identity-code.subject': 'Your confirmation code',
  'identity-code.text':
    'Someone wants to make a change to your account. If this is you, confirm it with this code; it works once, within {minutes} minutes.',
  'identity-code.note':
    'If this wasn’t you, do not give the code to anyone, and sign out the other session under “Sign-in and security”. Without the code nothing changes.',

  'codes-tried.subject': 'Someone knows your password',
  'codes-tried.text':
    'On {time} someone entered your correct password and then ten wrong verification codes. Nobody got into your account. Further attempts now have to wait, for longer each time.',
  'codes-tried.note':
    'If this was you, wait a little or use one of your recovery codes. If it wasn’t you, set a new password now, and stop using the old one anywhere.',
  'codes-tried.button': 'Set a new password',

  'passkey-added.subject': 'A new passkey for your account',
  'passkey-added.text':
    'A passkey has just been added to your account. The device that holds it can sign in without a password.',
  'passkey-added.note': 'If this wasn’t you, remove it straight away and change your password.',
  'passkey-added.button': 'View your passkeys',
  'google-linked.subject': 'Your account is now linked to Google',
  'google-linked.text': 'The Google account with this address can now be used to sign in to your Aulario account.',
  'google-linked.note': 'If this wasn’t you, unlink Google under “Sign-in and security” and change your password.',
  'google-linked.button': 'View your sign-in options',
  'factor-removal.subject': 'Someone has asked to turn off your two-step verification',
  'factor-removal.text':
    'Someone with your sign-in details says that the device and the recovery codes are lost. In {hours} hours, two-step verification can be turned off for your account.',
  'factor-removal.textStaff':
    'Someone with your sign-in details says that the device and the recovery codes are lost. Another admin will decide whether to turn off two-step verification.',
  'factor-removal.note':
    'If this was you, you don’t need to do anything. If it wasn’t you, stop the request and set a new password.',
  'factor-removal.button': 'Keep two-step verification',
  'factor-removal-asked.subject': 'Request to turn off two-step verification: {email}',
  'factor-removal-asked.text':
    '{email}, a member of the team, has lost their device and recovery codes and has asked for two-step verification to be turned off.',
  'factor-removal-asked.note': 'Speak to the person before you approve this: so far they have only given a password.',
  'factor-removal-asked.button': 'View the account',
  'factor-removed.subject': 'Your two-step verification is off',
  'factor-removed.text':
    'Two-step verification has been turned off for your account, as requested. We recommend setting it up again now.',
  'factor-removed.note':
    'If this wasn’t you, set a new password straight away. This signs you out on all devices, including unknown ones.',
  'factor-removed.button': 'Set a new password',
  'account-deletion.subject': 'Your account is being deleted',
  'account-deletion.text':
    'Your account is now locked and hidden. On {day} it will be deleted permanently, with everything that belongs to it.',
  'account-deletion.undo': 'Until then you can change your mind:',
  'account-deletion.button': 'Keep the account',
  'account-deletion.note': 'If this wasn’t you, keep the account and then set a new password.',

  'sign-in-notice.subject': 'Sign-in from a new device',
  'sign-in-notice.text':
    'On {time} someone signed in to your account: {device}. If this was you, you don’t need to do anything.',
  'sign-in-notice.note': 'If it wasn’t you, end the session and change your password.',
  'sign-in-notice.button': 'View sessions',
}
