export const savedSearches = {
  'saved-search-matches.subject': 'Nuove scuole per le tue ricerche salvate',
  'saved-search-matches.text.weekly': 'Dalla settimana scorsa nuove scuole corrispondono a ciò che cerchi.',
  'saved-search-matches.text.at_once': 'Nuove scuole corrispondono a ciò che cerchi.',
  'saved-search-matches.search': '{name}: {count} in più',
  'saved-search-matches.more': 'e altre {count}',
  'saved-search-matches.all': 'Vedi tutti i risultati:',
  'saved-search-matches.button': 'Vedi le ricerche salvate',
}
