/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Votre établissement a reçu un nouvel avis',
  'school-review.text': 'Un nouvel avis sur {school} a été publié hier.',
  'school-review.several': '{count} nouveaux avis sur {school} ont été publiés hier.',
  'school-review.first':
    'C’est le premier. Chaque nouvel avis aide les autres familles : n’hésitez pas à inviter toutes celles de votre établissement à donner le leur.',
  'school-review.note':
    'Vous voyez la même chose que tout le monde. Nous ne transmettons aucune autre information sur les personnes qui donnent leur avis.',
  'school-review.button': 'Lire l’avis',
  'school-review.buttonSeveral': 'Lire les avis',
  'school-question.subject': 'Une nouvelle question sur votre fiche',
  'school-question.text': 'Une nouvelle question sur {school} a été publiée hier.',
  'school-question.several': '{count} nouvelles questions sur {school} ont été publiées hier.',
  'school-question.note': 'Vous pouvez répondre gratuitement et publiquement. Nous ne communiquons pas qui demande.',
  'school-question.button': 'Voir la question',
  'question-answered.subject': 'Une réponse à votre question',
  'question-answered.school': '{school} a répondu publiquement à votre question.',
  'question-answered.family': 'Une famille a répondu à votre question sur {school}.',
  'question-answered.note':
    'La personne qui a répondu ne sait pas qui vous êtes. Si la réponse enfreint les règles, vous pouvez la signaler sur la page.',
  'question-answered.button': 'Lire la réponse',
  'view-digest.subject': 'Les consultations de votre fiche',
  'view-digest.text': 'Nombre de consultations de la fiche du {from} au {to} :',
  'view-digest.line': 'Consultations : {views}, la semaine précédente : {before}',
  'view-digest.more': 'Vous trouverez les autres établissements dans l’Espace établissement.',
  'view-digest.button': 'Voir les chiffres',
  'address-check.subject': 'Recevez-vous de nouveau nos messages ?',
  'address-check.text':
    'Des messages envoyés à cette adresse nous sont revenus ; nous avons donc cessé d’en envoyer. Confirmez que vous les recevez de nouveau ; le lien est valable 24 heures.',
  'address-check.button': 'Confirmer l’adresse',
  'address-check.note': 'Vous n’avez rien demandé ? Vous n’avez rien à faire.',
}
