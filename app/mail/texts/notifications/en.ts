/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Your school has a new review',
  'school-review.text': 'A new review of {school} was published yesterday.',
  'school-review.several': '{count} new reviews of {school} were published yesterday.',
  'school-review.first':
    'It is your first. Every review helps other families get a clearer picture, so feel free to ask all your families for one.',
  'school-review.note':
    'You see what everyone sees. We do not tell you anything else about the people who write reviews.',
  'school-review.button': 'Read the review',
  'school-review.buttonSeveral': 'Read the reviews',
  'school-question.subject': 'There is a new question about your school',
  'school-question.text': 'A new question about {school} appeared yesterday.',
  'school-question.several': '{count} new questions about {school} appeared yesterday.',
  'school-question.note': 'You can answer free of charge and in public. We do not pass on who asks.',
  'school-question.button': 'Read the question',
  'question-answered.subject': 'Your question has an answer',
  'question-answered.school': '{school} has publicly answered your question.',
  'question-answered.family': 'A family has answered your question about {school}.',
  'question-answered.note':
    'The person who answered does not know who you are. If the answer breaks the rules, you can report it there.',
  'question-answered.button': 'Read the answer',
  'view-digest.subject': 'How often your profile was viewed',
  'view-digest.text': 'Profile views from {from} to {to}:',
  'view-digest.line': 'Views: {views}, previous week: {before}',
  'view-digest.more': 'You can see your other schools in the dashboard.',
  'view-digest.button': 'View the figures',
  'address-check.subject': 'Are our emails reaching you again?',
  'address-check.text':
    'Emails to this address have bounced, so we stopped sending them. Please confirm that they are arriving again; the link works for 24 hours.',
  'address-check.button': 'Confirm the address',
  'address-check.note': 'If you did not ask for this, you don’t need to do anything.',
}
