/** Questions and answers as moderators see and decide them. */
export const postCases = {
  'moderation.kind.post': 'Fragen und Antworten',
  'moderation.one.post': 'Frage oder Antwort',
  'moderation.short.item_question': 'Frage',
  'moderation.short.item_question_answer': 'Antwort auf eine Frage',
  'moderation.short.held': 'zurückgehalten',
  'post.question': 'Frage',
  'post.answer.school': 'Antwort der Schule auf die Frage:',
  'post.answer.family': 'Antwort aus einer Familie auf die Frage:',
  'post.gone': 'Das ist inzwischen gelöscht. So stand es da:',
  'post.reports': 'Meldungen',
  'post.reports.together': 'Über alle offenen Meldungen wird mitentschieden.',
  'post.ownCase':
    'Hier entscheidet jemand anderes: Es ist Ihr eigener Text oder Ihre eigene Meldung, oder Sie verwalten das Profil dieser Schule.',
  'post.facts.hint':
    'In der Sprache des Textes ({language}). Das lesen, wer ihn geschrieben hat, und alle, die ihn gemeldet haben. Nur beim Veröffentlichen nicht nötig.',
  'post.signal.burst_account': {
    one: 'Dieselbe Person hat in {hours} Stunden {count} anderen Text geschrieben.',
    other: 'Dieselbe Person hat in {hours} Stunden {count} andere Texte geschrieben.',
  },
  'post.signal.burst_network': {
    one: 'Aus demselben Netz kam in {hours} Stunden {count} anderer Text.',
    other: 'Aus demselben Netz kamen in {hours} Stunden {count} andere Texte.',
  },
  'post.signal.burst_school': {
    one: 'Zu dieser Schule kam in {hours} Stunden {count} anderer Text.',
    other: 'Zu dieser Schule kamen in {hours} Stunden {count} andere Texte.',
  },
  'post.signal.own_school': 'Wer geantwortet hat, verwaltet inzwischen das Profil dieser Schule.',
  'post.appeal.upheld': 'Stattgeben: Es erscheint wieder',
  'post.appeal.dismissed': 'Zurückweisen: Die Entscheidung bleibt',
} as const
