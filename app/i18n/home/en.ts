/** The home page. */
export const home = {
  'home.title': 'Aulario: find, compare and review schools',
  'home.slogan': 'Find, compare and review schools.',
  'home.headline': 'Find the school that fits you.',
  'home.intro': {
    one: '{count} school in five countries, with independent reviews.',
    other: '{count} schools in five countries, with independent reviews.',
  },
  'home.introEmpty': 'Schools in five countries, with independent reviews.',
  'home.nearMe': 'Near me',
  'home.examples': 'For example',
  'home.featured': 'Selected schools',
  'home.steps': 'How it works',
  'home.step.search': 'Search',
  'home.step.search.text':
    'Enter a name, a town or a postcode. Use filters to narrow the list by type of school, by what it offers and by distance.',
  'home.step.compare': 'Compare',
  'home.step.compare.text': 'Up to five schools side by side.',
  'home.step.rate': 'Review',
  'home.step.rate.text':
    'Families describe their experience. We check every review before publication, and keep critical ones too.',
  'home.countries': 'Schools in five countries',
  'home.band': 'Do you run a school?',
  'home.band.text': 'Show families what makes your school special, and tell us when a detail is wrong.',
  'home.band.link': 'More for schools',
} as const
