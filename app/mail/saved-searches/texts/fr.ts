export const savedSearches = {
  'saved-search-matches.subject': 'Nouvelles écoles pour vos recherches enregistrées',
  'saved-search-matches.text.weekly':
    'Depuis la semaine dernière, de nouvelles écoles correspondent à ce que vous cherchez.',
  'saved-search-matches.text.at_once': 'De nouvelles écoles correspondent à ce que vous cherchez.',
  'saved-search-matches.search': '{name} : {count} de plus',
  'saved-search-matches.more': 'et {count} autres',
  'saved-search-matches.all': 'Voir tous les résultats :',
  'saved-search-matches.button': 'Voir les recherches enregistrées',
}
