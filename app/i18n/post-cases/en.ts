export const postCases = {
  'moderation.kind.post': 'Questions and answers',
  'moderation.one.post': 'Question or answer',
  'moderation.short.item_question': 'Question',
  'moderation.short.item_question_answer': 'Answer to a question',
  'moderation.short.held': 'held back',
  'post.question': 'Question',
  'post.answer.school': 'Answer from the school to the question:',
  'post.answer.family': 'Answer from a family to the question:',
  'post.gone': 'This has been deleted. It read:',
  'post.reports': 'Reports',
  'post.reports.together': 'All open reports are decided with it.',
  'post.ownCase': 'Someone else decides this: it is your own text or report, or you manage this school’s profile.',
  'post.facts.hint':
    'In the language of the text ({language}). Its author and everybody who reported it read this. Only needed unless it is published.',
  'post.signal.burst_account': {
    one: 'The same person wrote {count} other text within {hours} hours.',
    other: 'The same person wrote {count} other texts within {hours} hours.',
  },
  'post.signal.burst_network': {
    one: '{count} other text came from the same network within {hours} hours.',
    other: '{count} other texts came from the same network within {hours} hours.',
  },
  'post.signal.burst_school': {
    one: '{count} other text about this school came within {hours} hours.',
    other: '{count} other texts about this school came within {hours} hours.',
  },
  'post.signal.own_school': 'The author now manages this school’s profile.',
  'post.appeal.upheld': 'Uphold: it appears again',
  'post.appeal.dismissed': 'Dismiss: the decision stands',
} as const
