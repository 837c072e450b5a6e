export const resultNotes = {
  'results.relaxed.street': 'No school has this name. These are the schools with the address “{dropped}”.',
  'results.relaxed.word': 'We found nothing here for “{dropped}”, so these are the results without it.',
  'results.relaxed.area': 'We found nothing near “{dropped}”. These are the nearest results.',
  'results.relaxed.type': 'We found no school of the type “{dropped}” here. These are other schools.',
  'results.relaxed.place': 'We found nothing here for “{dropped}”. These are the schools in the area.',
  'results.best': 'Ordered by families’ ratings. We keep no league table of the best schools.',
  'results.within': 'Only schools within {distance}.',
  'results.widened': 'There is little closer by. We searched within {distance}.',
  'results.wholeCity':
    'We do not know in which part of {city} each school is. These are the results for the whole city.',
} as const
