export const resultNotes = {
  'results.concession.word': 'We left out “{words}” in this search.',
  'results.concession.type': 'We know of no school of the type “{words}” here. These are other schools.',
  'results.concession.first': {
    one: 'Registers do not say for most schools here whether “{words}” applies: {total}, with the {count} that is known for it first.',
    other:
      'Registers do not say for most schools here whether “{words}” applies: {total}, with the {count} that are known for it first.',
  },
  'results.concession.some':
    'Registers do not say for most schools here whether “{words}” applies. Those that are known for it come first.',
  'results.concession.unknown': 'Registers do not say whether “{words}” applies to a school here.',
  'results.concession.none': 'According to registers, “{words}” applies to no school here. These are other schools.',
  'results.otherwise.place': 'Or {place}?',
  'results.otherwise.name': 'Search as a name',
  'results.best': 'Ordered by families’ ratings. We keep no league table of the best schools.',
  'results.within': 'Only schools within {distance}.',
  'results.widened': 'There is little closer by. We searched within {distance}.',
  'results.wholeCity':
    'We do not know in which part of {city} each school is. These are the results for the whole city.',
} as const
