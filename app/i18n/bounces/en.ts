/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Emails we send you',
  'bounce.banner': 'Our emails to you are bouncing.',
  'bounce.bannerLink': 'What to do now',
  'bounce.back':
    'Emails to {email} last bounced on {day}. Until this is fixed we only send what the security of your account requires.',
  'bounce.ask':
    'Are our emails arriving again? Ask us to send one and follow its link. If the address is wrong, change it under “Sign-in and security”.',
  'bounce.send': 'Send a test email',
  'bounce.fine': 'Emails to {email} arrive, as far as we know.',
  'bounce.confirmText': 'Confirms that you receive our emails again.',
  'bounce.confirm': 'Confirm the address',
  'message.addressCheckSent': 'An email is on its way. Follow the link in it.',
  'message.addressConfirmed': 'Thank you. We will send you emails again.',
}
