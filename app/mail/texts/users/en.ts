export const people = {
  'account-suspended.subject': 'We have suspended your account',
  'account-suspended.until':
    'We have suspended your Aulario account. The suspension lasts up to and including {day} and then ends automatically.',
  'account-suspended.open': 'We have suspended your Aulario account. The suspension has no end date.',
  'account-suspended.reason': 'Reason: {reason}',
  'account-suspended.effect':
    'During the suspension you cannot sign in, and you have been signed out on all devices. Your published reviews stay online.',
  'account-suspended.object':
    'Do you think this is wrong? You can appeal free of charge within {months} months by email to {contact}. Someone who was not involved will review the decision. You can also use an out-of-court dispute settlement body or go to court.',
  'account-unlocked.subject': 'Your account is active again',
  'account-unlocked.text': 'We have lifted the suspension of your account. You can sign in again.',
  'account-unlocked.button': 'Sign in',
  'role-changed.subject': 'Your role at Aulario has changed',
  'role-changed.user': 'Your account no longer has team rights.',
  'role-changed.moderator':
    'Your account now has moderator rights. They take effect once you have set up two-step verification.',
  'role-changed.admin':
    'Your account now has admin rights. They take effect once you have set up two-step verification.',
  'role-changed.note': 'You have been signed out on all devices. If this seems wrong, write to {contact}.',
  'role-changed.button': 'View sign-in and security',
  'terms-change.subject': 'Our terms of use are changing',
  'terms-change.text': 'The Aulario terms of use will change on {day}. What is changing:',
  'terms-change.rights':
    'Until then the current terms apply. The change does not reduce any services you have paid for. If you do not agree, you can end your contract by that day. If you have any questions, write to {contact}.',
  'terms-change.cancel': 'End a contract:',
  'terms-change.button': 'Read the terms of use',
  'letter.subject': '{subject}',
  'letter.why.security':
    'You receive this email whatever your settings because it concerns the security of your account.',
  'letter.why.service': 'You receive this email whatever your settings because the service is changing or interrupted.',
  'letter.why.rights': 'You receive this email whatever your settings because it concerns your rights.',
  'letter.why.law': 'You receive this email whatever your settings because the law requires us to send it.',
}
