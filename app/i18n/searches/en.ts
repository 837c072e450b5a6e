export const searches = {
  'searches.title': 'Saved searches',
  'searches.intro':
    'You can save 20 searches. If you like, we write to you when new schools match a search: at once or once a week.',
  'searches.add': 'Save this search',
  'searches.look': 'Look at the search again',
  'searches.name': 'Name of the search',
  'searches.name.missing': 'Please give the search a name.',
  'searches.mail': 'Mails about new schools',
  'searches.mail.never': 'None',
  'searches.mail.weekly': 'Once a week',
  'searches.mail.at_once': 'At once: we look every hour',
  'searches.save': 'Save the search',
  'searches.change': 'Save changes',
  'searches.open': 'See the matches',
  'searches.delete': 'Delete the search',
  'searches.count': { one: '{count} school at the last look', other: '{count} schools at the last look' },
  'searches.broad':
    'More than {most} matches: we cannot tell you of new ones. Narrow the search down, then save it again.',
  'searches.empty': 'No search saved yet',
  'searches.emptyText': 'You can save the search below each list of results.',
  'message.searchSaved': 'Search saved',
  'message.searchDeleted': 'Search deleted',
} as const
