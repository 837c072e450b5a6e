export const savedSearches = {
  'saved-search-matches.subject': 'Neue Schulen zu deinen gespeicherten Suchen',
  'saved-search-matches.text.weekly': 'Seit der letzten Woche passen neue Schulen zu dem, was du suchst.',
  'saved-search-matches.text.at_once': 'Neue Schulen passen zu dem, was du suchst.',
  'saved-search-matches.search': '{name}: {count} neu',
  'saved-search-matches.more': 'und weitere {count}',
  'saved-search-matches.all': 'Alle Treffer ansehen:',
  'saved-search-matches.button': 'Gespeicherte Suchen ansehen',
} as const
