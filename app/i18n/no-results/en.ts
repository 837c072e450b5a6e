/** What stands where no list of results does, loaded with its script. */
export const noResults = {
  'results.none': 'No schools found',
  'results.noneFor': 'No schools found for “{text}”',
  'results.noneForNear': 'No schools found for “{text}” near {place}',
  'results.noneHint': 'Check the spelling, or search by town or postcode.',
  'results.nearMe': 'To show schools near you, we need your location. You can also enter a postcode.',
  'results.drop': {
    one: '{count} without “{filter}”.',
    other: '{count} without “{filter}”.',
  },
  'results.drop.unknown': 'For {count} of them this is not known.',
  'results.drop.remove': 'Remove “{filter}”',
  'results.drop.box': 'Map area',
} as const
