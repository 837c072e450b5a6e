export const savedSearches = {
  'saved-search-matches.subject': 'New schools for your saved searches',
  'saved-search-matches.text.weekly': 'Since last week, new schools match what you are looking for.',
  'saved-search-matches.text.at_once': 'New schools match what you are looking for.',
  'saved-search-matches.search': '{name}: {count} new',
  'saved-search-matches.more': 'and {count} more',
  'saved-search-matches.all': 'See all matches:',
  'saved-search-matches.button': 'See your saved searches',
}
