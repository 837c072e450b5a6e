export const postCases = {
  'moderation.kind.post': 'Domande e risposte',
  'moderation.one.post': 'Domanda o risposta',
  'moderation.short.item_question': 'Domanda',
  'moderation.short.item_question_answer': 'Risposta a una domanda',
  'moderation.short.held': 'trattenuta',
  'post.question': 'Domanda',
  'post.answer.school': 'Risposta della scuola alla domanda:',
  'post.answer.family': 'Risposta di una famiglia alla domanda:',
  'post.gone': 'È stato eliminato. Diceva:',
  'post.reports': 'Segnalazioni',
  'post.reports.together': 'Tutte le segnalazioni aperte vengono decise insieme.',
  'post.ownCase':
    'Deve decidere un’altra persona: il testo o la segnalazione è Sua oppure Lei gestisce la scheda di questa scuola.',
  'post.facts.hint':
    'Nella lingua del testo ({language}). Lo leggono chi l’ha scritto e chi l’ha segnalato. Non serve se si pubblica.',
  'post.signal.burst_account': {
    one: 'La stessa persona ha scritto {count} altro testo in {hours} ore.',
    many: 'La stessa persona ha scritto altri {count} di testi in {hours} ore.',
    other: 'La stessa persona ha scritto altri {count} testi in {hours} ore.',
  },
  'post.signal.burst_network': {
    one: 'Dalla stessa rete è arrivato {count} altro testo in {hours} ore.',
    many: 'Dalla stessa rete sono arrivati altri {count} di testi in {hours} ore.',
    other: 'Dalla stessa rete sono arrivati altri {count} testi in {hours} ore.',
  },
  'post.signal.burst_school': {
    one: 'Su questa scuola è arrivato {count} altro testo in {hours} ore.',
    many: 'Su questa scuola sono arrivati altri {count} di testi in {hours} ore.',
    other: 'Su questa scuola sono arrivati altri {count} testi in {hours} ore.',
  },
  'post.signal.own_school': 'Chi ha scritto gestisce ora la scheda di questa scuola.',
  'post.appeal.upheld': 'Accogli: ricompare',
  'post.appeal.dismissed': 'Respingi: la decisione resta',
} as const
