/** What people are told: the list behind the bell. */
export const news = {
  'news.unread': 'Non lu :',
  'news.read': 'Marquer comme lu',
  'news.readAll': 'Tout marquer comme lu',
  'news.newest': 'Vers les plus récentes',
  'news.older': 'Plus anciennes',
  'news.choose': 'Régler les notifications',
  'news.empty': 'Rien de nouveau pour l’instant',
  'news.emptyText': 'Ici se trouve ce qui se passe sur Aulario et te concerne. Cela disparaît au bout de douze mois.',
  'news.review': 'Nouvel avis : {school}',
  'news.message': 'Nouveau message : {school}',
  'news.ticket': 'Réponse au numéro {number}',
  'news.savedSearch': 'Nouveaux résultats pour « {name} » : {count}',
}
