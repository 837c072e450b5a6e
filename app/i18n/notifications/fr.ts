/** The list of notifications behind the bell. */
export const news = {
  'news.unread': 'Non lu :',
  'news.read': 'Marquer comme lu',
  'news.readAll': 'Tout marquer comme lu',
  'news.newest': 'Voir les plus récentes',
  'news.older': 'Plus anciennes',
  'news.choose': 'Régler les notifications',
  'news.empty': 'Aucune notification pour l’instant',
  'news.emptyText':
    'Vous trouverez ici les nouveautés qui vous concernent. Elles sont supprimées au bout de douze mois.',
  'news.review': {
    one: '{count} nouvel avis : {school}',
    many: '{count} nouveaux avis : {school}',
    other: '{count} nouveaux avis : {school}',
  },
  'news.message': 'Nouveau message : {school}',
  'news.question': {
    one: '{count} nouvelle question : {school}',
    many: '{count} de nouvelles questions : {school}',
    other: '{count} nouvelles questions : {school}',
  },
  'news.questionAnswer': 'Nouvelle réponse à votre question : {school}',
  'news.ticket': 'Réponse au numéro {number}',
  'news.savedSearch': 'Nouveaux résultats pour « {name} » : {count}',
  'updates.headline': 'Titre',
  'updates.text': 'Texte',
  'updates.publish': 'Publier',
  'updates.write': 'Rédiger une nouveauté',
  'updates.published': 'Nouveautés publiées',
  'updates.none': 'Aucune nouveauté publiée pour l’instant.',
  'updates.withdraw': 'Retirer',
  'updates.missing': 'Veuillez remplir ce champ dans chaque langue.',
  'updates.intro':
    'Les nouveautés d’Aulario en bref, affichées dans les notifications des personnes qui les ont activées.',
  'message.updatePublished': 'Publié',
  'message.updateWithdrawn': 'Retiré',
}
