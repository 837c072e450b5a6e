/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Rules for reviews',
  'reviewRules.metaDescription':
    'What belongs in a review on Aulario, what does not, and what happens when a rule is broken.',
  'reviewRules.intro':
    'Write what you would like to read yourself when looking for a school. Praise and criticism are equally welcome.',
  'reviewRules.good': 'What helps',
  'reviewRules.good.1': 'Describe your own or your child’s experience of this school.',
  'reviewRules.good.2': 'Be specific: what was good, what was not, and how did you notice?',
  'reviewRules.good.3':
    'Write about the school, not about individual people. “Many maths lessons were cancelled” is fine, a name is not.',
  'reviewRules.good.4': 'Say how long ago it was, and change your review when something has changed.',
  'reviewRules.bad': 'What we do not publish',
  'reviewRules.bad.text': 'These are also the reasons we give when we refuse or remove a review:',
  'reviewRules.who': 'Who may write',
  'reviewRules.who.text':
    'Anybody who knows the school from their own experience, has an account with a confirmed email address and does not manage the school’s profile on Aulario. Never name children. Pupils must be old enough to consent themselves: {ages}. In Spain the experience must be no more than {days} days ago, unless the person is still there.',
  'reviewRules.reward': 'No rewards, no pressure',
  'reviewRules.reward.text':
    'Nobody may get anything for a review, neither money nor favours, and nobody may be put at a disadvantage because of one. Schools may not commission reviews of themselves or of other schools, nor ask only satisfied families. If we prove this against a school, its profile says so for 90 days.',
  'reviewRules.breach': 'What happens when a rule is broken',
  'reviewRules.breach.text':
    'If the automatic check finds something when you send the form, it shows you the words. You can change them or send the text to the moderators as it is. If they refuse it, you are told the rule, the words and the reason; you can rewrite it once and appeal within {months} months. If the new text is refused as well, you can still appeal.',
  'reviewRules.report': 'Something breaks the rules?',
  'reviewRules.report.text':
    'Every review and every reply has a “Report” link. It works without an account. A person looks at every report.',
  'reviewRules.how': 'How reviews work',
}
