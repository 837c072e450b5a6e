/** The help pages. */
export const help = {
  'help.title': 'Help',
  'help.metaTitle': 'Help · Aulario',
  'help.metaDescription':
    'Answers about searching, reviews and accounts, and for schools about profiles, Premium and messages.',
  'help.topicTitle': '{title} · Help · Aulario',
  'help.search': 'What can we help with?',
  'help.searchButton': 'Search',
  'help.group.families': 'For families',
  'help.group.schools': 'For schools',
  'help.write': 'Didn’t find it? Write to us',
  'help.all': 'All topics',
  'help.others': 'Related topics',
  'help.none': 'We have nothing on this here yet. Try other words, or look through the topics below.',
  'help.found': { one: '{count} result for “{words}”', other: '{count} results for “{words}”' },
}
