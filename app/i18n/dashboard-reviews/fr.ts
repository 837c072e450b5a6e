/** The reviews of a school as its members see and answer them. */
export const reviewDesk = {
  'dashboardReviews.intro':
    'Les avis publics des familles sur votre établissement. Vous ne pouvez pas savoir qui les a écrits : cette page n’affiche que des informations publiques.',
  'dashboardReviews.badge': 'Afficher les avis sur votre site',
  'dashboardReviews.disputes': 'Vos contestations',
  'dashboardReviews.csv': 'Tout télécharger en CSV',
  'dashboardReviews.search': 'Rechercher dans le texte',
  'dashboardReviews.state': 'Réponse',
  'dashboardReviews.state.open': 'Sans réponse',
  'dashboardReviews.state.answered': 'Avec réponse',
  'dashboardReviews.period': 'Période',
  'dashboardReviews.period.30': '30 derniers jours',
  'dashboardReviews.period.90': '90 derniers jours',
  'dashboardReviews.period.365': '365 derniers jours',
  'dashboardReviews.order.oldest': 'Les plus anciens',
  'dashboardReviews.show': 'Afficher',
  'dashboardReviews.column.author': 'Auteur',
  'dashboardReviews.column.rating': 'Note',
  'dashboardReviews.column.content': 'Contenu',
  'dashboardReviews.column.date': 'Date',
  'dashboardReviews.column.answer': 'Réponse',
  'dashboardReviews.more': 'Lire le texte entier',
  'dashboardReviews.answered': 'Réponse du {day}',
  'dashboardReviews.removed': 'Réponse retirée par la modération',
  'dashboardReviews.own': 'Votre propre avis',
  'dashboardReviews.answer': 'Répondre',
  'dashboardReviews.change': 'Modifier la réponse',
  'answer.back': 'Tous les avis',
  'answer.intro':
    'Vous pouvez publier une seule réponse, visible de tous et modifiable à tout moment. L’auteur de l’avis recevra un e-mail.',
  'answer.rules':
    'Ne nommez personne, ni élève ni parent, et ne parlez ni de santé ni de notes. Vous pouvez indiquer votre nom et les coordonnées de l’établissement.',
  'answer.text': 'Votre réponse',
  'answer.text.hint': '{max} caractères au maximum.',
  'answer.text.missing': 'Veuillez écrire une réponse.',
  'answer.language': 'Langue de la réponse',
  'answer.submit': 'Publier la réponse',
  'answer.change': 'Publier la modification',
  'answer.day': 'Publiée le {day}',
  'answer.changed': 'modifié le {day}',
  'answer.removed':
    'La modération a retiré cette réponse ; les raisons figurent dans l’e-mail qui vous a été adressé. Vous pouvez en écrire une autre, sans reprendre les mêmes termes.',
  'answer.own': 'Vous avez écrit cet avis vous-même. Une autre personne de votre établissement peut y répondre.',
  'answer.finding.name': 'Ce mot semble être le nom d’une personne. Veuillez réécrire la phrase signalée sans ce nom.',
  'answer.finding.phone':
    'Ce numéro de téléphone n’est pas celui de l’établissement. Veuillez le retirer de la phrase signalée.',
  'answer.finding.address':
    'Cette adresse n’est pas celle de l’établissement. Veuillez la retirer de la phrase signalée.',
  'answer.finding.link':
    'Cette adresse web n’est pas celle de l’établissement. Veuillez la retirer de la phrase signalée.',
  'answer.finding.email':
    'Cette adresse e-mail n’est pas celle de l’établissement. Veuillez la retirer de la phrase signalée.',
  'answer.finding.insult': 'La phrase signalée est insultante. Veuillez la reformuler.',
  'answer.finding.health': 'La phrase signalée parle de la santé d’une personne. Veuillez retirer cette information.',
  'answer.finding.repeat': 'La phrase signalée se répète ou est entièrement en majuscules. Veuillez la reformuler.',
  'message.answerSaved': 'Votre réponse est publiée.',
} as const
