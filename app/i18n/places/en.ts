/** The pages of countries, regions and towns. */
export const places = {
  'places.title': 'Schools by place',
  'places.overview':
    'Choose a country, then a region and a town: with figures from official registers, a map and reviews.',
  'places.overview.description':
    'Schools in Germany, France, Spain, Italy and the United Kingdom, by country, region and town.',
  'places.breadcrumb': 'Where the place is',
  'places.heading.area': '{place}: all schools',
  'places.heading.town': 'Schools in {place}',
  'places.heading.type': '{types} in {place}',
  'places.title.area': { one: '{place}: {count} school', other: '{place}: {count} schools' },
  'places.title.town': { one: '{count} school in {place}', other: '{count} schools in {place}' },
  'places.title.type': '{types} in {place}: {count}',
  'places.intro': { one: '{count} school.', other: '{count} schools.' },
  'places.intro.sectors': {
    one: '{count} school, {public} of them state and {private} independent.',
    other: '{count} schools, {public} of them state and {private} independent.',
  },
  'places.intro.most': 'Most common: {types}.',
  'places.more.description': 'With figures from official registers, a map and reviews.',
  'places.types.all': 'All schools',
  'places.types.primary': 'Primary schools',
  'places.types.secondary': 'Secondary schools',
  'places.types.high_school': 'Academic secondary schools',
  'places.types.vocational': 'Vocational schools',
  'places.types.special_needs': 'Special schools',
  'places.types.other': 'Other schools',
  'places.public': 'state',
  'places.private': 'independent',
  'places.kinds': 'Types of school',
  'places.facts': 'What the registers say',
  'places.middle': 'The school in the middle is here.',
  'places.mostOften': 'This is the most common.',
  'places.counted': '{label}: {count}',
  'places.list': 'From the centre outwards',
  'places.filters': 'Narrow down',
  'places.all': 'Show all in the search',
  'places.map': 'Show on the map',
  'places.near': 'Places nearby',
  'places.towns': 'Towns',
  'places.regions': 'Regions',
  'places.system': 'What schools are called here',
  'places.system.DE':
    'Grundschule: years 1 to 4, in Berlin and Brandenburg to year 6. Then, depending on the state, Gymnasium, Realschule, Gesamtschule, Oberschule or Gemeinschaftsschule. The Abitur after year 12 or 13 opens the way to university.',
  'places.system.FR':
    'École maternelle from age 3, école élémentaire from 6 to 11, then four years of collège up to the brevet and three years of lycée up to the baccalauréat. Privé sous contrat means privately run, with teachers paid by the state.',
  'places.system.ES':
    'Educación Infantil up to age 6, Primaria from 6 to 12, ESO from 12 to 16, then Bachillerato or Formación Profesional. Concertado means privately run and publicly funded.',
  'places.system.IT':
    'Scuola dell’infanzia from 3 to 6, five years of scuola primaria, three years of scuola media, then five years of liceo, istituto tecnico or istituto professionale up to the esame di maturità.',
  'places.system.GB':
    'England and Wales: primary school to age 11, secondary school to 16 with GCSEs, then sixth form with A levels. Scotland: primary P1 to P7, secondary S1 to S6 with Highers. Northern Ireland has grammar schools that admit by a test.',
  'places.notFound.title': 'We do not have this place',
  'places.notFound.text': 'It may be spelt differently, or we know of no school there.',
  'places.notFound.search': 'Go to the search',
} as const
