export const people = {
  'account-suspended.subject': 'Your account is suspended',
  'account-suspended.until':
    'We have suspended your Aulario account. The suspension lasts up to and including {day} and then ends automatically.',
  'account-suspended.open': 'We have suspended your Aulario account. The suspension has no fixed end.',
  'account-suspended.reason': 'The reason: {reason}',
  'account-suspended.effect':
    'While it lasts you cannot sign in. You are signed out on all devices. Your published reviews stay.',
  'account-suspended.object':
    'Do you think this is wrong? You can appeal free of charge within six months by email to {contact}. A person who was not involved will look at it again. You may also go to a court or an out-of-court dispute settlement body.',
  'account-unlocked.subject': 'Your account is active again',
  'account-unlocked.text': 'We have lifted the suspension of your account. You can sign in again.',
  'account-unlocked.button': 'Sign in',
  'role-changed.subject': 'Your role at Aulario has changed',
  'role-changed.user': 'Your account no longer has team rights.',
  'role-changed.moderator':
    'Your account now has moderator rights. They take effect once you have set up two-factor sign-in.',
  'role-changed.admin': 'Your account now has admin rights. They take effect once you have set up two-factor sign-in.',
  'role-changed.note': 'You are signed out on all devices. If this seems wrong, write to {contact}.',
  'role-changed.button': 'See sign-in and security',
  'terms-change.subject': 'Our terms of use are changing',
  'terms-change.text': 'The Aulario terms of use change on {day}. This is what is new:',
  'terms-change.rights':
    'Until then the current terms apply. What has been paid for stays: paid services are not reduced by the change. If you do not agree, you can end your contract by that day. If you have any questions, write to {contact}.',
  'terms-change.cancel': 'End a contract:',
  'terms-change.button': 'See the terms of use',
  'letter.subject': '{subject}',
  'letter.why.security':
    'You receive this email whatever your settings, because it concerns the security of your account.',
  'letter.why.service':
    'You receive this email whatever your settings, because the service is changing or interrupted.',
  'letter.why.rights': 'You receive this email whatever your settings, because it concerns your rights.',
  'letter.why.law': 'You receive this email whatever your settings, because the law requires it.',
}
