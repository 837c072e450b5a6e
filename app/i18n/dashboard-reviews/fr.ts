/** The reviews of a school as its members see and answer them. */
export const reviewDesk = {
  'reviewDesk.intro':
    'Ce que les familles écrivent publiquement sur votre établissement. Vous ne savez pas qui a écrit : cette page ne montre que ce que tout le monde lit.',
  'reviewDesk.badge': 'Afficher les avis sur votre site',
  'reviewDesk.disputes': 'Vos contestations',
  'reviewDesk.csv': 'Tout télécharger en CSV',
  'reviewDesk.search': 'Rechercher dans le texte',
  'reviewDesk.state': 'Réponse',
  'reviewDesk.state.open': 'Sans réponse',
  'reviewDesk.state.answered': 'Avec réponse',
  'reviewDesk.period': 'Période',
  'reviewDesk.period.30': '30 derniers jours',
  'reviewDesk.period.90': '90 derniers jours',
  'reviewDesk.period.365': '365 derniers jours',
  'reviewDesk.order.oldest': 'Les plus anciens',
  'reviewDesk.show': 'Afficher',
  'reviewDesk.column.author': 'De',
  'reviewDesk.column.rating': 'Étoiles',
  'reviewDesk.column.content': 'Contenu',
  'reviewDesk.column.date': 'Date',
  'reviewDesk.column.answer': 'Réponse',
  'reviewDesk.more': 'Lire tout le texte',
  'reviewDesk.answered': 'Réponse du {day}',
  'reviewDesk.removed': 'Réponse retirée par la modération',
  'reviewDesk.own': 'Votre propre avis',
  'reviewDesk.answer': 'Répondre',
  'reviewDesk.change': 'Modifier la réponse',
  'answer.back': 'Tous les avis',
  'answer.intro':
    'Vous répondez une seule fois et publiquement ; vous pouvez modifier la réponse à tout moment. La personne qui a écrit reçoit un e-mail.',
  'answer.rules':
    'Ne nommez personne, ni élèves ni parents, et ne dites rien de la santé ou des notes. Votre propre nom et les coordonnées de l’établissement peuvent y figurer.',
  'answer.text': 'Votre réponse',
  'answer.text.hint': '{max} caractères au maximum.',
  'answer.text.missing': 'Veuillez écrire une réponse.',
  'answer.language': 'Langue de la réponse',
  'answer.submit': 'Publier la réponse',
  'answer.change': 'Publier la modification',
  'answer.day': 'Publiée le {day}',
  'answer.removed':
    'La modération a retiré cette réponse ; les raisons figurent dans l’e-mail qui vous a été adressé. Vous pouvez en écrire une autre qui ne reprend pas ces mots.',
  'answer.own': 'Vous avez écrit cet avis vous-même. Une autre personne de votre établissement peut y répondre.',
  'answer.finding.name': 'Il s’agit sans doute du nom d’une personne. Veuillez écrire la phrase marquée sans nom.',
  'answer.finding.phone':
    'Ce numéro de téléphone n’est pas celui de l’établissement. Veuillez le retirer de la phrase marquée.',
  'answer.finding.address':
    'Cette adresse n’est pas celle de l’établissement. Veuillez la retirer de la phrase marquée.',
  'answer.finding.link':
    'Cette adresse web n’est pas celle de l’établissement. Veuillez la retirer de la phrase marquée.',
  'answer.finding.email':
    'Cette adresse e-mail n’est pas celle de l’établissement. Veuillez la retirer de la phrase marquée.',
  'answer.finding.insult': 'La phrase marquée insulte quelqu’un. Veuillez le dire autrement.',
  'answer.finding.health': 'La phrase marquée parle de la santé d’une personne. Veuillez retirer cette indication.',
  'answer.finding.repeat': 'La phrase marquée se répète ou est entièrement en majuscules. Veuillez la reformuler.',
  'message.answerSaved': 'Votre réponse est publiée.',
} as const
