import { criteria } from '../criteria/fr.ts'

/** Reading reviews: on profiles, and on the page of all reviews of a school. */
export const published = {
  ...criteria,
  'published.title': 'Avis : {name}',
  'published.metaTitle': 'Avis sur {name}, {place} · Aulario',
  'published.metaDescription':
    'Tous les avis sur {name} à {place} : étoiles, répartition, critères et textes complets.',
  'published.toProfile': 'Retour à la fiche de l’établissement',
  'published.all': { one: 'Lire {count} avis', many: 'Lire les {count} d’avis', other: 'Lire les {count} avis' },
  'published.moved':
    'L’établissement ne souhaite pas afficher le texte des avis sur sa fiche. Vous les trouverez sur une page à part.',
  'published.checked':
    'Chaque avis est contrôlé avant publication. « Vérifié » signifie que nous connaissons le lien de la personne avec l’établissement.',
  'published.rules': 'Règles pour les avis',
  'published.votes': { one: '{count} note', many: '{count} de notes', other: '{count} notes' },
  'published.filters': 'Filtrer les avis',
  'published.filter.all': 'Tous',
  'published.filter.stars': 'Étoiles',
  'published.filter.role': 'Auteur',
  'published.filter.language': 'Langue',
  'published.filter.level': 'Vérification',
  'published.filter.active': 'Filtres actifs',
  'published.filter.remove': 'Retirer le filtre « {filter} »',
  'published.filter.reset': 'Tout effacer',
  'published.order': 'Ordre',
  'published.order.newest': 'Les plus récents',
  'published.order.helpful': 'Les plus utiles',
  'published.order.high': 'Les meilleures notes',
  'published.order.low': 'Les moins bonnes notes',
  'published.order.newest.meaning': 'Classés par date de publication.',
  'published.order.helpful.meaning':
    'D’abord ceux que le plus de personnes ont trouvés utiles ; à égalité, le plus récent.',
  'published.order.high.meaning': 'D’abord ceux qui ont le plus d’étoiles ; à égalité, le plus récent.',
  'published.order.low.meaning': 'D’abord ceux qui ont le moins d’étoiles ; à égalité, le plus récent.',
  'published.matching': {
    one: '{count} avis sur {total}',
    many: '{count} d’avis sur {total}',
    other: '{count} avis sur {total}',
  },
  'published.nothing': 'Aucun avis ne correspond à ces filtres.',
  'published.without': {
    one: 'Sans « {filter} », il y aurait {count} avis.',
    many: 'Sans « {filter} », il y aurait {count} d’avis.',
    other: 'Sans « {filter} », il y aurait {count} avis.',
  },
  'published.pages': 'Pages des avis',
  'published.until': 'jusqu’en {year}',
  'published.still': 'toujours dans l’établissement',
  'published.changed': 'modifié le {day}',
  'published.experience': 'Expérience vécue en {month}',
  'published.answer': 'Réponse de l’établissement',
  'published.helpful': 'Utile',
  'published.helpfulTo': { one: 'Utile · {count}', many: 'Utile · {count}', other: 'Utile · {count}' },
  'published.reviewOf': 'avis de {name}',
  'published.answerTo': 'réponse à {name}',
  'published.report': 'Signaler',
  'published.dispute': 'Contester',
  'published.vote.notAllowed': 'Vous ne pouvez pas voter pour votre propre avis ni pour ceux de votre établissement.',
  'published.vote.gone': 'Cet avis n’est plus visible.',
  'published.vote.tooMany': 'Vous avez voté trop souvent en peu de temps. Réessayez plus tard.',
  'published.vote.failed': 'Votre vote n’a pas été enregistré. Réessayez.',
  'mark.invited': 'Vérifié : sur invitation',
  'mark.proof': 'Vérifié : sur justificatif',
  'mark.domain': 'Vérifié : adresse e-mail de l’établissement',
  'mark.disputed': 'en cours de vérification',
  'mark.invited.meaning':
    'Cette personne a utilisé le lien d’invitation que l’établissement donne à toutes les familles, sans leur demander au préalable si elles sont satisfaites.',
  'mark.proof.meaning':
    'Cette personne nous a prouvé son lien avec l’établissement. Nous avons vérifié son justificatif et le supprimons au bout de 30 jours au plus tard.',
  'mark.domain.meaning': 'Ce compte a une adresse e-mail confirmée de l’établissement.',
  'mark.disputed.meaning':
    'Selon l’établissement, cette personne ne l’a pas fréquenté ou l’avis contient une erreur. Nous vérifions. En attendant notre décision, l’avis reste visible et compte dans la moyenne.',
  'warning.rewarded_reviews': 'Il est établi que des récompenses ont été promises pour des avis sur cet établissement.',
  'warning.own_reviews':
    'Il est établi que des avis sur cet établissement venaient de lui-même ou avaient été commandés par lui.',
  'warning.pressure_on_authors':
    'Il est établi que cet établissement a fait pression sur des personnes qui avaient donné leur avis.',
  'warning.dates': 'Constaté le {day}. Cet avertissement restera affiché jusqu’au {end}.',
} as const
