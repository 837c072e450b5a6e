/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Mails to you',
  'bounce.banner': 'Mails to your address come back to us.',
  'bounce.bannerLink': 'What to do now',
  'bounce.back':
    'Mails to {email} last came back to us on {day}. So we only send what you need for the safety of your account.',
  'bounce.ask':
    'Do mails arrive again? Then have one sent and follow its link. If the address is wrong, change it under “Sign-in and security”.',
  'bounce.send': 'Send a test mail',
  'bounce.fine': 'Mails to {email} arrive, as far as we know.',
  'bounce.confirmText': 'With this you say that our mails reach you again.',
  'bounce.confirm': 'Confirm the address',
  'message.addressCheckSent': 'A mail is on its way. Follow its link.',
  'message.addressConfirmed': 'Thank you, we send you mails again.',
}
