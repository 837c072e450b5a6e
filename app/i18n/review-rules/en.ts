/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Rules for reviews',
  'reviewRules.metaDescription':
    'What belongs in a review on Aulario, what does not, and what happens when a rule is broken.',
  'reviewRules.intro':
    'Write what you would like to read yourself when looking for a school. Praise and criticism are equally welcome.',
  'reviewRules.good': 'What helps',
  'reviewRules.good.1': 'Describe your own or your child’s experience of this school.',
  'reviewRules.good.2': 'Be specific: what was good, what was not, and how could you tell?',
  'reviewRules.good.3':
    'Write about the school, not about individual people. You can write “Many maths lessons were cancelled”, but not the name of a teacher.',
  'reviewRules.good.4': 'Say how long ago it was, and update your review when something has changed.',
  'reviewRules.bad': 'What we do not publish',
  'reviewRules.bad.text': 'We give one of these reasons whenever we refuse or remove a review:',
  'reviewRules.who': 'Who can write a review',
  'reviewRules.who.text':
    'Anyone who knows the school from their own experience, has an account with a confirmed email address and does not manage the school’s profile on Aulario. Pupils must be old enough to give their own consent: {ages}. Never name children. In Spain the experience must be no more than {days} days ago, unless the person is still there.',
  'reviewRules.reward': 'No rewards, no pressure',
  'reviewRules.reward.text':
    'Nobody may receive anything for a review, neither money nor favours, and nobody may be put at a disadvantage because of one. Schools may not commission reviews of themselves or of other schools, or ask only satisfied families. If we prove that a school has done so, its profile says so for 90 days.',
  'reviewRules.breach': 'What happens when a rule is broken',
  'reviewRules.breach.text':
    'If our automatic check finds something when you send your review, it shows you the words. You can change them or send the text to our moderators as it is. If they refuse it, we tell you the rule, the words and the reason; you can rewrite it once and appeal within {months} months. If we refuse the new text as well, you can still appeal.',
  'reviewRules.report': 'Does something break the rules?',
  'reviewRules.report.text':
    'Every review and every reply has a “Report” link. You don’t need an account. One of our moderators reads every report.',
  'reviewRules.how': 'How reviews work',
}
