/** The home page. */
export const home = {
  'home.title': 'Aulario: find, compare and review schools',
  'home.slogan': 'Find, compare and review schools.',
  'home.headline': 'Find the school that fits you.',
  'home.intro': {
    one: 'Aulario lists {count} school from official registers, with reviews that money cannot influence.',
    other: 'Aulario lists {count} schools from official registers, with reviews that money cannot influence.',
  },
  'home.introEmpty': 'Schools from official registers, with reviews that money cannot influence.',
  'home.nearMe': 'Near me',
  'home.examples': 'For example',
  'home.featured': 'Selected schools',
  'home.steps': 'How it works',
  'home.step.search': 'Search',
  'home.step.search.text':
    'A name, a town or a postcode is enough. Filters narrow the list by type of school, by what it offers and by distance.',
  'home.step.compare': 'Compare',
  'home.step.compare.text':
    'Every profile gives the same facts in the same order, the official ones with their source and date.',
  'home.step.rate': 'Review',
  'home.step.rate.text':
    'Families describe their experience. Every review is checked before publication, and critical ones stay too.',
  'home.countries': 'Schools in five countries',
  'home.band': 'Do you run a school?',
  'home.band.text': 'Show families what sets your school apart, and tell us when a detail is wrong.',
  'home.band.link': 'More for schools',
} as const
