import { criteria } from './criteria.ts'

/** Reading reviews: on profiles, and on the page of all reviews of a school. */
export const reading = {
  ...criteria,
  'reading.title': 'Avis : {name}',
  'reading.metaTitle': 'Avis sur {name}, {place} · Aulario',
  'reading.metaDescription': 'Tous les avis sur {name} à {place} : étoiles, répartition, critères et chaque texte.',
  'reading.toProfile': 'Retour à la fiche de l’établissement',
  'reading.all': { one: 'Lire {count} avis', many: 'Lire les {count} d’avis', other: 'Lire les {count} avis' },
  'reading.moved':
    'L’établissement préfère ne pas montrer le texte des avis sur sa fiche. Ils se trouvent sur une page à part.',
  'reading.checked':
    'Chaque avis vient d’un compte dont l’adresse e-mail est confirmée et il est contrôlé avant sa publication : d’abord par un programme, puis par des personnes si quelque chose attire l’attention. Nous ne savons que quelqu’un connaît vraiment l’établissement que là où c’est indiqué.',
  'reading.votes': { one: '{count} note', many: '{count} de notes', other: '{count} notes' },
  'reading.filters': 'Filtrer les avis',
  'reading.filter.all': 'Tous',
  'reading.filter.stars': 'Étoiles',
  'reading.filter.role': 'Qui écrit',
  'reading.filter.language': 'Langue',
  'reading.filter.level': 'Vérification',
  'reading.filter.active': 'Filtres actifs',
  'reading.filter.remove': 'Retirer le filtre « {filter} »',
  'reading.filter.reset': 'Tout effacer',
  'reading.order': 'Ordre',
  'reading.order.newest': 'Les plus récents',
  'reading.order.helpful': 'Les plus utiles',
  'reading.order.high': 'Les meilleures notes',
  'reading.order.low': 'Les moins bonnes notes',
  'reading.order.newest.meaning': 'Classés par jour de publication.',
  'reading.order.helpful.meaning':
    'Classés selon le nombre de personnes qui ont trouvé l’avis utile ; à égalité, le plus récent d’abord.',
  'reading.order.high.meaning': 'D’abord ceux qui ont le plus d’étoiles ; à égalité, le plus récent.',
  'reading.order.low.meaning': 'D’abord ceux qui ont le moins d’étoiles ; à égalité, le plus récent.',
  'reading.matching': {
    one: '{count} avis sur {total}',
    many: '{count} d’avis sur {total}',
    other: '{count} avis sur {total}',
  },
  'reading.nothing': 'Aucun avis ne correspond à ces filtres.',
  'reading.without': {
    one: 'Sans « {filter} », il y aurait {count} avis.',
    many: 'Sans « {filter} », il y aurait {count} d’avis.',
    other: 'Sans « {filter} », il y aurait {count} avis.',
  },
  'reading.pages': 'Pages des avis',
  'reading.until': 'jusqu’en {year}',
  'reading.still': 'y est encore',
  'reading.changed': 'modifié le {day}',
  'reading.experience': 'expérience vécue en {month}',
  'reading.answer': 'Réponse de l’établissement',
  'reading.helpful': 'Utile',
  'reading.helpfulTo': { one: 'Utile · {count}', many: 'Utile · {count}', other: 'Utile · {count}' },
  'reading.reviewOf': 'avis de {name}',
  'reading.answerTo': 'réponse à {name}',
  'reading.report': 'Signaler',
  'reading.dispute': 'Contester',
  'reading.vote.notAllowed': 'On ne peut pas trouver utile son propre avis ni ceux de son propre établissement.',
  'reading.vote.gone': 'Cet avis n’est plus visible.',
  'reading.vote.tooMany': 'Cela fait beaucoup en peu de temps. Réessaie plus tard.',
  'reading.vote.failed': 'Cela n’a pas marché. Réessaie.',
  'mark.invited': 'Vérifié : sur invitation',
  'mark.proof': 'Vérifié : justificatif vu',
  'mark.domain': 'Vérifié : adresse de l’établissement',
  'mark.disputed': 'en cours de vérification',
  'mark.invited.meaning':
    'Cette personne est venue par le lien d’invitation que l’établissement donne à toutes les familles. Personne n’est interrogé au préalable sur sa satisfaction.',
  'mark.proof.meaning':
    'Cette personne nous a montré son lien avec l’établissement. Nous avons regardé le justificatif et le supprimons au bout de 30 jours.',
  'mark.domain.meaning': 'Ce compte a une adresse e-mail confirmée de l’établissement.',
  'mark.disputed.meaning':
    'L’établissement dit que cette personne n’y était pas ou que quelque chose est faux. Nous posons la question. Jusqu’à notre décision, l’avis reste lisible et compte.',
  'notice.rewarded_reviews': 'Il est établi que des récompenses ont été promises pour des avis sur cet établissement.',
  'notice.own_reviews':
    'Il est établi que des avis sur cet établissement venaient de lui-même ou avaient été commandés par lui.',
  'notice.pressure_on_authors':
    'Il est établi que cet établissement a fait pression sur des personnes qui avaient donné leur avis.',
  'notice.dates': 'Constaté le {day}. Cet avertissement reste ici jusqu’au {end}.',
} as const
