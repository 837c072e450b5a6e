export const statements = {
  'statement-of-reasons.subject': 'A decision about your review, with reasons',
  'statement.rejected': 'On {day} we decided not to publish your review of {school}. It is not public.',
  'statement.removed':
    'On {day} it was decided to remove your review of {school}. It is no longer public and no longer counts.',
  'statement.ground': 'The decision is based on this:',
  'statement.rule.person':
    'Rule for reviews: a review must not name a person, or describe one so that people can tell who it is.',
  'statement.rule.contact': 'Rule for reviews: no contact details, postal addresses or web addresses.',
  'statement.rule.insult': 'Rule for reviews: no insults, threats or degrading words.',
  'statement.rule.health': 'Rule for reviews: nothing about the health of a particular person.',
  'statement.rule.not_own': 'Rule for reviews: only your own experience of the school.',
  'statement.rule.false_facts': 'Rule for reviews: no facts that are demonstrably false.',
  'statement.rule.reward': 'Rule for reviews: nothing given in return, and not on behalf of a school.',
  'statement.rule.copied': 'Rule for reviews: not copied and not posted several times.',
  'statement.rule.off_topic': 'Rule for reviews: about this school, and no advertising.',
  'statement.rule.illegal': 'We have examined the content and find that it breaks a law.',
  'statement.law': 'Legal ground: {law}.',
  'statement.sentence': 'The words concerned:',
  'statement.facts': 'These are the facts:',
  'statement.occasion.check': 'We found this in our own checks.',
  'statement.occasion.report': 'It came to our attention through a report.',
  'statement.occasion.notice':
    'It came to our attention through a notice of illegal content (Art. 16 of Regulation (EU) 2022/2065).',
  'statement.occasion.dispute': 'It came to our attention because the school disputed it.',
  'statement.noticed': 'An automated system flagged the text; a person made the decision.',
  'statement.byPeople': 'No automated system took part, neither in flagging the text nor in the decision.',
  'statement.rewrite': 'You may rewrite the review once and submit it again.',
  'statement.object':
    'Do you disagree? Until {day} you can object in your account, free of charge. Somebody else will then decide.',
  'statement.court': 'You can also turn to a certified out-of-court dispute settlement body or to a court.',
  'statement.button': 'Go to my reviews',
  'statement.yourText': 'Your review:',
  'review-restored.subject': 'Your review is back',
  'review-restored.text': 'Your review of {school} is public again and counts again. The reason:',
  'review-restored.button': 'See the review',
  'objection-upheld.subject': 'Your objection was justified',
  'objection-upheld.text':
    'Our decision about your review of {school} was wrong. You have since published a newer review or deleted this one, so nothing else changes. Reasons:',
  'objection-dismissed.subject': 'Your objection has been decided',
  'objection-dismissed.text':
    'Somebody else has looked at the decision about your review of {school}. It has been upheld. The reasons:',
  'objection-dismissed.court': 'You can still turn to a certified out-of-court dispute settlement body or to a court.',
} as const
