/** The pages of countries, regions and towns. */
export const places = {
  'places.title': 'Établissements par lieu',
  'places.overview':
    'Choisissez un pays, puis une région et une ville : chiffres des registres officiels, carte et avis.',
  'places.overview.description':
    'Établissements scolaires en Allemagne, en France, en Espagne, en Italie et au Royaume-Uni, par pays, région et ville.',
  'places.breadcrumb': 'Situation du lieu',
  'places.heading.area': '{place} : tous les établissements',
  'places.heading.town': '{place} : tous les établissements scolaires',
  'places.heading.type': '{place} : {types}',
  'places.title.area': {
    one: '{place} : {count} établissement',
    many: '{place} : {count} d’établissements',
    other: '{place} : {count} établissements',
  },
  'places.title.town': {
    one: '{place} : {count} établissement',
    many: '{place} : {count} d’établissements',
    other: '{place} : {count} établissements',
  },
  'places.title.type': '{place} : {types} ({count})',
  'places.intro': {
    one: '{count} établissement.',
    many: '{count} d’établissements.',
    other: '{count} établissements.',
  },
  'places.intro.sectors': {
    one: '{count} établissement, dont {public} public et {private} privé.',
    many: '{count} d’établissements, dont {public} publics et {private} privés.',
    other: '{count} établissements, dont {public} publics et {private} privés.',
  },
  'places.intro.most': 'Les plus nombreux : {types}.',
  'places.more.description': 'Avec les chiffres des registres officiels, une carte et des avis.',
  'places.types.all': 'Tous les établissements',
  'places.types.primary': 'Écoles primaires',
  'places.types.secondary': 'Collèges',
  'places.types.high_school': 'Lycées',
  'places.types.vocational': 'Enseignement professionnel',
  'places.types.special_needs': 'Enseignement spécialisé',
  'places.types.other': 'Autres établissements',
  'places.public': 'public',
  'places.private': 'privé',
  'places.kinds': 'Types d’établissements',
  'places.facts': 'Ce que disent les registres',
  'places.middle': 'L’établissement médian se situe ici.',
  'places.mostOften': 'C’est le cas le plus fréquent.',
  'places.counted': '{label} : {count}',
  'places.list': 'À partir du centre',
  'places.filters': 'Affiner',
  'places.all': 'Tout afficher dans la recherche',
  'places.map': 'Afficher sur la carte',
  'places.near': 'Lieux à proximité',
  'places.towns': 'Villes',
  'places.regions': 'Régions',
  'places.system': 'Comment s’appellent les écoles ici',
  'places.system.DE':
    'Grundschule : classes 1 à 4, jusqu’à la 6 à Berlin et dans le Brandebourg. Ensuite, selon le Land, Gymnasium, Realschule, Gesamtschule, Oberschule ou Gemeinschaftsschule. L’Abitur, après la classe 12 ou 13, ouvre la voie aux études.',
  'places.system.FR':
    'École maternelle dès 3 ans, école élémentaire de 6 à 11 ans, puis quatre ans de collège jusqu’au brevet et trois ans de lycée jusqu’au baccalauréat. Privé sous contrat : gestion privée, enseignants payés par l’État.',
  'places.system.ES':
    'Educación Infantil jusqu’à 6 ans, Primaria de 6 à 12 ans, ESO de 12 à 16 ans, puis Bachillerato ou Formación Profesional. Concertado : gestion privée, financement public.',
  'places.system.IT':
    'Scuola dell’infanzia de 3 à 6 ans, cinq ans de scuola primaria, trois ans de scuola media, puis cinq ans de liceo, istituto tecnico ou istituto professionale jusqu’à l’esame di maturità.',
  'places.system.GB':
    'Angleterre et pays de Galles : primary school jusqu’à 11 ans, secondary school jusqu’à 16 ans avec les GCSE, puis sixth form avec les A levels. Écosse : primary P1 à P7, secondary S1 à S6 avec les Highers. L’Irlande du Nord a des grammar schools, accessibles sur examen.',
  'places.notFound.title': 'Ce lieu ne figure pas ici',
  'places.notFound.text': 'Il s’écrit peut-être autrement, ou nous n’y connaissons aucun établissement.',
  'places.notFound.search': 'Aller à la recherche',
} as const
