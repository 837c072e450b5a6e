/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Your review has been published',
  'review-published.text': 'Your review of {school} is now public. It counts towards the school’s average.',
  'review-published.note':
    'You can change or delete it in your account at any time. If you did not write it, change your password: someone else is signed in to your account.',
  'review-published.button': 'View the review',
  'review-waiting.subject': 'Your review is being checked',
  'review-waiting.text':
    'Thank you for your review of {school}. A moderator will check it before it is published, usually within {hours} hours.',
  'review-waiting.note':
    'We will email you as soon as we have decided. In your account you can see its status, and still change or delete the text.',
  'review-waiting.button': 'View its status',
  'review-held.subject': 'Your review of your own school is being checked',
  'review-held.text':
    'You now manage the profile of {school}. People who manage a profile cannot review the school themselves. Your review is therefore hidden and does not count until a moderator has checked it. We have withdrawn your votes on other reviews of the school.',
  'review-held.note':
    'We will email you as soon as we have decided. In your account you can see the status of the review and delete it.',
  'review-held.button': 'View status',
  'review-answered.subject': 'The school has replied to your review',
  'review-answered.text': '{school} has published a reply to your review.',
  'review-answered.note':
    'The school does not know who you are: it only sees what everyone sees. If the reply breaks the rules, you can report it on the school’s profile.',
  'review-answered.button': 'Read the reply',
  'proof-accepted.subject': 'We have accepted your evidence',
  'proof-accepted.text':
    'We have accepted your evidence for the review of {school}. The review is now marked as verified.',
  'proof-accepted.note': 'We are deleting the file now. The school never saw it and is not told who you are.',
  'proof-accepted.button': 'View the review',
  'proof-refused.subject': 'We could not accept your evidence',
  'proof-refused.text': 'We could not accept your evidence for the review of {school}. Reason:',
  'proof-refused.note': 'We are deleting the file now. Your review is not affected, and you can send other evidence.',
  'proof-refused.button': 'Send other evidence',
}
