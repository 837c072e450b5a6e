export const resultNotes = {
  'results.concession.word': 'We left out “{words}” in this search.',
  'results.concession.type': 'We know of no schools of the type “{words}” here. These are other schools.',
  'results.concession.first': {
    one: 'For most schools here, registers do not show whether “{words}” applies: {total}, starting with the {count} known to match.',
    other:
      'For most schools here, registers do not show whether “{words}” applies: {total}, starting with the {count} known to match.',
  },
  'results.concession.some':
    'For most schools here, registers do not show whether “{words}” applies. Schools known to match come first.',
  'results.concession.unknown': 'Registers do not show whether “{words}” applies to any school here.',
  'results.concession.none':
    'According to registers, “{words}” does not apply to any school here. These are other schools.',
  'results.otherwise.place': 'Or {place}?',
  'results.otherwise.name': 'Search as a name',
  'results.best': 'Ordered by families’ ratings. We do not rank schools ourselves.',
  'results.within': 'Only schools within {distance}.',
  'results.widened': 'There are few schools closer by, so we searched within {distance}.',
  'results.wholeCity':
    'We do not know in which part of {city} each school is. These are the results for the whole city.',
  'results.way.about': 'Minutes are approximate, along streets from the centre of the place.',
  'results.way.transit': 'By public transport, you leave at 7:45 on the next school day.',
  'results.way.away': 'Minutes cannot be measured at the moment. This list is not limited by the way to school.',
  'results.way.beyond': {
    one: 'Only ways to the nearest schools are measured. {count} school further away is missing here.',
    other: 'Only ways to the nearest schools are measured. {count} schools further away are missing here.',
  },
  'results.way.rough': {
    one: '{count} school is missing here because its position is known only roughly.',
    other: '{count} schools are missing here because their position is known only roughly.',
  },
  'results.shared': 'All schools on this page: {words}',
  'results.unreviewed': 'no reviews yet',
} as const
