/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Emails we send you',
  'bounce.banner': 'Our emails to you are bouncing.',
  'bounce.bannerLink': 'What to do now',
  'bounce.back':
    'The last email to {email} that bounced was on {day}. Until this is fixed, we only send what the security of your account requires.',
  'bounce.ask':
    'If our emails are arriving again, ask us to send one and follow the link in it. If your email address is wrong, change it under “Sign-in and security”.',
  'bounce.send': 'Send a test email',
  'bounce.fine': 'As far as we know, emails to {email} are arriving.',
  'bounce.confirmText': 'This confirms that you are receiving our emails again.',
  'bounce.confirm': 'Confirm the address',
  'message.addressCheckSent': 'We have sent you an email. Follow the link in it.',
  'message.addressConfirmed': 'Thank you. We will email you again from now on.',
}
