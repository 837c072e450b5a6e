/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Emails we send you',
  'bounce.banner': 'Emails to your address come back to us.',
  'bounce.bannerLink': 'What to do now',
  'bounce.back':
    'Emails to {email} last came back to us on {day}. So we only send what you need for the safety of your account.',
  'bounce.ask':
    'Are our emails arriving again? Ask us to send one and follow its link. If the address is wrong, change it under “Sign-in and security”.',
  'bounce.send': 'Send a test email',
  'bounce.fine': 'Emails to {email} arrive, as far as we know.',
  'bounce.confirmText': 'Confirms that you receive our emails again.',
  'bounce.confirm': 'Confirm the address',
  'message.addressCheckSent': 'An email is on its way. Follow its link.',
  'message.addressConfirmed': 'Thank you, we send you emails again.',
}
