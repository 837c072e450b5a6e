export const notices = {
  'report.why': 'You are getting this email because somebody used this address to report a review.',
  'report.reason': 'The reason:',
  'report.toReview': 'Go to the review',
  'report.toOwnReviews': 'Go to my reviews',
  'report.toDisputes': 'Go to the disputes',
  'report.redress':
    'Do you disagree? Write to us at {contact} within six months, free of charge, and give the number {number}. Somebody else will then decide. Independently of that, you may turn to a certified out-of-court dispute settlement body or to a court.',
  'report.schoolRedress':
    'Do you disagree? Write to us at {contact} within six months, free of charge. Somebody else will then decide. Independently of that, you may turn to a court.',

  'report-received.subject': 'We have your report',
  'report-received.text':
    'Thank you, we have received your report. Its number is {number}. A person from our moderation team will look at it.',
  'report-received.note':
    'As soon as we have decided, we will write to you with the outcome, the reasons and what you can do about it. If you have not reported anything, there is nothing you need to do.',
  'report-upheld.subject': 'Your report was justified',
  'report-upheld.text':
    'We have looked at what you reported under the number {number} and agree with you. It is being removed.',
  'report-dismissed.subject': 'Your report has been decided',
  'report-dismissed.text':
    'We have looked at what you reported under the number {number}. It stays, because it breaks neither our rules nor, as far as we can see, the law.',
  'report-gone.subject': 'Your report has been closed',
  'report-gone.text':
    'What you reported under the number {number} has been deleted in the meantime. A decision is no longer needed.',

  'dispute-opened.subject': 'A school has disputed your review',
  'dispute-opened.text':
    '{school} has asked us to check your review. Please tell us by {day} what you experienced there, or show us some proof.',
  'dispute-opened.note':
    'Until then your review stays and counts. The school is not told who you are and does not see your answer: only the moderators see what you write. If we hear nothing from you, they decide without you, and the review may be removed.',
  'dispute-opened.button': 'Answer now',
  'dispute-reminder.subject': 'Three days left: a school has disputed your review',
  'dispute-reminder.text': 'We are still missing your answer about your review of {school}. You have until {day}.',
  'dispute-reminder.note':
    'A few sentences or some proof are enough. The school is not told who you are. If we hear nothing from you, the review may be removed.',
  'dispute-reminder.button': 'Answer now',
  'dispute-withdrawn.subject': 'Your review is no longer disputed',
  'dispute-withdrawn.text':
    '{school} has withdrawn its dispute. Your review stays; there is nothing more you need to do.',
  'dispute-kept.subject': 'Your review stays',
  'dispute-kept.text':
    'The moderators have looked at the dispute by {school}. Your review stays and is no longer marked as being checked.',

  'school-dispute-kept.subject': 'The outcome for the disputed review',
  'school-dispute-kept.text': 'We have checked the review that you disputed for {school}. It stays.',
  'school-dispute-removed.subject': 'The disputed review is being removed',
  'school-dispute-removed.text':
    'We have checked the review that you disputed for {school}. It is being removed and will then no longer count.',
  'school-dispute-gone.subject': 'The disputed review was deleted',
  'school-dispute-gone.text':
    'The review that you disputed for {school} has been deleted in the meantime. A decision is no longer needed.',
  'answer-removed.subject': 'Your reply to a review was removed: the reasons',
  'answer-removed.text':
    'Somebody reported a reply by {school} to a review. A moderator has checked and removed it; no automated system took part in the decision. The review itself stays.',
} as const
