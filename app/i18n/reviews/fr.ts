/** Reviews as visitors read them. */
export const reviews = {
  'reviews.title': 'Avis',
  'reviews.none': 'Aucun avis pour l’instant',
  'reviews.count': { one: '{count} avis', many: '{count} d’avis', other: '{count} avis' },
  'reviews.few': {
    one: '{count} avis, pas encore de moyenne',
    many: '{count} d’avis, pas encore de moyenne',
    other: '{count} avis, pas encore de moyenne',
  },
  'reviews.stars': 'Note : {average} sur 5',
  'reviews.starRow': { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  'reviews.write': 'Écrire un avis',
  'relation.parent': 'Parent d’élève',
  'relation.pupil': 'Élève',
  'relation.former_pupil': 'A été élève ici',
  'relation.staff': 'Membre du personnel',
  'relation.other': 'Autre point de vue',
} as const
