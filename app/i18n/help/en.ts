/** The help pages. */
export const help = {
  'help.title': 'Help',
  'help.metaTitle': 'Help · Aulario',
  'help.metaDescription': 'Help with searching, reviews and accounts. For schools: profiles, Premium and messages.',
  'help.topicTitle': '{title} · Help · Aulario',
  'help.search': 'What do you need help with?',
  'help.searchButton': 'Search',
  'help.group.families': 'For families',
  'help.group.schools': 'For schools',
  'help.write': 'Can’t find the answer? Write to us',
  'help.all': 'All topics',
  'help.others': 'Related topics',
  'help.none': 'We have no help on this yet. Try other words, or browse the topics below.',
  'help.found': { one: '{count} result for “{words}”', other: '{count} results for “{words}”' },
}
