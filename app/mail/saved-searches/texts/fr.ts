export const savedSearches = {
  'saved-search-matches.subject': 'Nouvelles écoles pour vos recherches enregistrées',
  'saved-search-matches.text.weekly':
    'Depuis la semaine dernière, de nouvelles écoles correspondent à ce que vous cherchez.',
  'saved-search-matches.text.at_once': 'De nouvelles écoles correspondent à ce que vous cherchez.',
  'saved-search-matches.search': '{name} : {count} de plus',
  'saved-search-matches.more': 'et {count} autres',
  'saved-search-matches.all': 'Voir tous les résultats :',
  'saved-search-matches.button': 'Voir les recherches enregistrées',
  'school-news.subject': 'Du nouveau dans les écoles que vous suivez',
  'school-news.text': 'Il y a du nouveau dans ces écoles.',
  'school-news.reviews': 'Nouveaux avis : {count}',
  'school-news.events': 'Nouvelles dates : {count}',
  'school-news.facts': 'Des informations de l’école ou du registre ont changé.',
  'school-news.button': 'Choisir ce que vous recevez',
}
