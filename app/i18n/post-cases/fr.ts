export const postCases = {
  'moderation.kind.post': 'Questions et réponses',
  'moderation.one.post': 'Question ou réponse',
  'moderation.short.item_question': 'Question',
  'moderation.short.item_question_answer': 'Réponse à une question',
  'moderation.short.held': 'retenue',
  'post.question': 'Question',
  'post.answer.school': 'Réponse de l’établissement à la question :',
  'post.answer.family': 'Réponse d’une famille à la question :',
  'post.gone': 'Ce texte a été supprimé. Il disait :',
  'post.reports': 'Signalements',
  'post.reports.together': 'Tous les signalements ouverts sont tranchés en même temps.',
  'post.ownCase':
    'C’est à une autre personne de décider : le texte ou le signalement est le vôtre, ou vous gérez la fiche de cet établissement.',
  'post.facts.hint':
    'Dans la langue du texte ({language}). L’auteur et les personnes qui l’ont signalé le lisent. Inutile en cas de publication.',
  'post.signal.burst_account': {
    one: 'La même personne a écrit {count} autre texte en {hours} heures.',
    many: 'La même personne a écrit {count} d’autres textes en {hours} heures.',
    other: 'La même personne a écrit {count} autres textes en {hours} heures.',
  },
  'post.signal.burst_network': {
    one: '{count} autre texte est venu du même réseau en {hours} heures.',
    many: '{count} d’autres textes sont venus du même réseau en {hours} heures.',
    other: '{count} autres textes sont venus du même réseau en {hours} heures.',
  },
  'post.signal.burst_school': {
    one: '{count} autre texte sur cet établissement est arrivé en {hours} heures.',
    many: '{count} d’autres textes sur cet établissement sont arrivés en {hours} heures.',
    other: '{count} autres textes sur cet établissement sont arrivés en {hours} heures.',
  },
  'post.signal.own_school': 'L’auteur gère désormais la fiche de cet établissement.',
  'post.appeal.upheld': 'Accepter : le texte réapparaît',
  'post.appeal.dismissed': 'Rejeter : la décision est maintenue',
} as const
