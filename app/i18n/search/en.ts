/** The search field and the visitor's own place, shared by the home page and the results. */
export const search = {
  'home.description':
    'Schools in Germany, France, Spain, Italy and the United Kingdom: official facts, checked reviews and a search that tolerates typing errors.',
  'home.all': 'View all schools',
  'search.label': 'Name, town or postcode',
  'search.submit': 'Search',
  'search.blank': 'Please enter a name, a town or a postcode.',
  'results.count': { one: '{count} school', other: '{count} schools' },
  'filter.near.label': 'Town or postcode',
  'filter.near.hint': 'We keep only the nearest postcode, not your location.',
  'filter.near.refused': 'Your location is not available. Enter a town or a postcode instead.',
} as const
