/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Votre établissement a reçu un nouvel avis',
  'school-review.text': 'Un nouvel avis sur {school} a été publié hier.',
  'school-review.several': '{count} nouveaux avis sur {school} ont été publiés hier.',
  'school-review.first':
    'C’est le premier. Chaque avis supplémentaire complète le tableau pour les autres familles : n’hésitez pas à solliciter toutes les familles.',
  'school-review.note':
    'Vous y voyez ce que tout le monde voit. Nous ne transmettons rien de plus sur les personnes qui donnent leur avis.',
  'school-review.button': 'Lire l’avis',
  'school-review.buttonSeveral': 'Lire les avis',
  'view-digest.subject': 'Combien de fois votre fiche a été consultée',
  'view-digest.text': 'Les consultations de la fiche du {from} au {to} :',
  'view-digest.line': 'Consultations : {views}, la semaine précédente : {before}',
  'view-digest.more': 'Vous trouverez les autres établissements dans l’Espace école.',
  'view-digest.button': 'Voir les chiffres',
  'address-check.subject': 'Nos messages arrivent-ils de nouveau ?',
  'address-check.text':
    'Des messages envoyés à cette adresse nous sont revenus, nous avons donc cessé d’en envoyer. Confirmez qu’ils arrivent de nouveau ; le lien est valable 24 heures.',
  'address-check.button': 'Confirmer l’adresse',
  'address-check.note': 'Vous n’avez rien demandé ? Alors vous n’avez rien à faire.',
}
