/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Your review is published',
  'review-published.text': 'Your review of {school} is now public. It counts towards the school’s average.',
  'review-published.note':
    'You can change or delete it in your account at any time. If you did not write it, change your password: somebody is signed in to your account.',
  'review-published.button': 'See the review',
  'review-waiting.subject': 'Your review is being checked',
  'review-waiting.text':
    'Thank you for your review of {school}. Before it is published, a moderator looks at it, usually within 72 hours.',
  'review-waiting.note':
    'You will get an email as soon as we have decided. In your account you can see its status, and still change or delete the text.',
  'review-waiting.button': 'See its status',
  'review-held.subject': 'Your review of your own school is being checked',
  'review-held.text':
    'You now manage the profile of {school}. People who manage a profile cannot review the school themselves. Your review is therefore not public and does not count until a moderator has looked at it. We have withdrawn the votes that you gave to other reviews of the school.',
  'review-held.note':
    'We will send you an email as soon as there is a decision. In your account you can follow its status and delete the review.',
  'review-held.button': 'View status',
  'review-answered.subject': 'The school has replied to your review',
  'review-answered.text': '{school} has replied to your review in public.',
  'review-answered.note':
    'The school does not know who you are: it sees only what everybody sees. If the reply breaks the rules, you can report it there.',
  'review-answered.button': 'Read the reply',
  'proof-accepted.subject': 'Your proof has been accepted',
  'proof-accepted.text':
    'We have accepted your proof for the review of {school}. The review now says that proof was shown.',
  'proof-accepted.note': 'The file is being deleted now. The school never saw it and is not told who you are.',
  'proof-accepted.button': 'See the review',
  'proof-refused.subject': 'Your proof was not sufficient',
  'proof-refused.text': 'We could not accept your proof for the review of {school}. The reason:',
  'proof-refused.note': 'The file is being deleted now. The review is not affected, and you can show other proof.',
  'proof-refused.button': 'Show other proof',
}
