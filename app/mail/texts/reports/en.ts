export const notices = {
  'report.why': 'You are receiving this email because someone used this address to report a review.',
  'report.reason': 'Reason:',
  'report.toReview': 'Go to the review',
  'report.toOwnReviews': 'Go to my reviews',
  'report.toDisputes': 'Go to the disputes',
  'report.redress':
    'Do you disagree? Write to us at {contact} within {months} months, quoting the number {number}; this is free of charge. Someone else will then decide. You can also use a certified out-of-court dispute settlement body or go to court.',
  'report.schoolRedress':
    'Do you disagree? Write to us at {contact} within {months} months; this is free of charge. Someone else will then decide. You can also go to court.',

  'report-received.subject': 'We have received your report',
  'report-received.text':
    'Thank you, we have received your report. Its number is {number}. One of our moderators will review it.',
  'report-received.note':
    'Once we have decided, we will email you the outcome, the reasons and what you can do if you disagree. If you did not report anything, you don’t need to do anything.',
  'report-upheld.subject': 'We have upheld your report',
  'report-upheld.text':
    'We have checked your report (number {number}) and agree with you. We are removing the content.',
  'report-dismissed.subject': 'Our decision on your report',
  'report-dismissed.text':
    'We have checked your report (number {number}). We are not removing the content, because it breaks neither our rules nor, as far as we can see, the law.',
  'report-gone.subject': 'We have closed your report',
  'report-gone.text':
    'The content you reported (number {number}) has since been deleted, so we no longer need to decide.',

  'dispute-opened.subject': 'A school has disputed your review',
  'dispute-opened.text':
    '{school} has asked us to check your review. Please tell us by {day} what you experienced there, or show us some evidence.',
  'dispute-opened.note':
    'Until then your review stays online and counts. The school is not told who you are and does not see your answer: only moderators read it. If we do not hear from you, they will decide without your answer, and the review may be removed.',
  'dispute-opened.button': 'Answer now',
  'dispute-reminder.subject': 'Three days left: a school has disputed your review',
  'dispute-reminder.text': 'We are still waiting for your answer about your review of {school}. You have until {day}.',
  'dispute-reminder.note':
    'A few sentences or some evidence will be enough. The school will not be told who you are. If we do not hear from you, the review may be removed.',
  'dispute-reminder.button': 'Answer now',
  'dispute-withdrawn.subject': 'Your review is no longer disputed',
  'dispute-withdrawn.text':
    '{school} has withdrawn its dispute. Your review stays online; you don’t need to do anything else.',
  'dispute-kept.subject': 'Your review stays online',
  'dispute-kept.text':
    'Our moderators have considered the dispute by {school}. Your review stays online and is no longer marked as being checked.',

  'school-dispute-kept.subject': 'Our decision on the disputed review',
  'school-dispute-kept.text': 'We have checked the review that you disputed for {school}. We are not removing it.',
  'school-dispute-removed.subject': 'We are removing the disputed review',
  'school-dispute-removed.text':
    'We have checked the review that you disputed for {school}. We are removing it, and it will no longer count.',
  'school-dispute-gone.subject': 'The disputed review has been deleted',
  'school-dispute-gone.text':
    'The review that you disputed for {school} has since been deleted, so we no longer need to decide.',
  'answer-removed.subject': 'We have removed your reply to a review',
  'answer-removed.text':
    'Someone reported a reply by {school} to a review. A moderator checked it and removed it; no automated system took part in the decision. The review itself has not been removed.',
} as const
