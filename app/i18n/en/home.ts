/** Home page, search field and results. */
export const home = {
  'home.title': 'Aulario: find, compare and review schools',
  'home.description':
    'Schools in Germany, France, Spain, Italy and the United Kingdom: official facts, checked reviews and a search that forgives typing errors.',
  'home.slogan': 'Find, compare and review schools.',
  'home.headline': 'Find the school that fits you.',
  'home.intro': {
    one: 'Aulario knows {count} school from official registers, with reviews that nobody can buy.',
    other: 'Aulario knows {count} schools from official registers, with reviews that nobody can buy.',
  },
  'home.introEmpty': 'Schools from official registers, with reviews that nobody can buy.',
  'home.nearMe': 'Near me',
  'home.examples': 'For example',
  'home.featured': 'Selected schools',
  'home.all': 'See all schools',
  'home.steps': 'How it works',
  'home.step.search': 'Search',
  'home.step.search.text':
    'A name, a town or a postcode is enough. Filters narrow the list by type of school, by what it offers and by distance.',
  'home.step.compare': 'Compare',
  'home.step.compare.text':
    'Every profile gives the same facts in the same order, the official ones with their source and date.',
  'home.step.rate': 'Review',
  'home.step.rate.text':
    'Families tell what they have experienced. Every review is checked, and the critical ones stay too.',
  'home.countries': 'Schools in five countries',
  'home.band': 'Do you run a school?',
  'home.band.text': 'Show families what sets your school apart, and tell us when a detail is wrong.',
  'home.band.link': 'More for schools',
  'search.label': 'Name, town or postcode',
  'search.submit': 'Search',
  'search.blank': 'Please enter a name, a town or a postcode.',
  'results.title': 'Schools for “{text}” · Aulario',
  'results.titleAll': 'All schools · Aulario',
  'results.count': { one: '{count} school', other: '{count} schools' },
  'results.countFor': { one: '{count} school for “{text}”', other: '{count} schools for “{text}”' },
  'results.none': 'No schools found',
  'results.noneFor': 'No schools found for “{text}”',
  'results.noneHint': 'Check the spelling, leave out a word, or search by town or postcode.',
} as const
