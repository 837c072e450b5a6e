export const savedSearches = {
  'saved-search-matches.subject': 'Nuevos centros para tus búsquedas guardadas',
  'saved-search-matches.text.weekly': 'Desde la semana pasada, hay nuevos centros que encajan con lo que buscas.',
  'saved-search-matches.text.at_once': 'Hay nuevos centros que encajan con lo que buscas.',
  'saved-search-matches.search': '{name}: {count} más',
  'saved-search-matches.more': 'y {count} más',
  'saved-search-matches.all': 'Ver todos los resultados:',
  'saved-search-matches.button': 'Ver las búsquedas guardadas',
}
