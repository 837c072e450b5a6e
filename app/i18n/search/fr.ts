/** The search field and the visitor's own place, shared by the home page and the results. */
export const search = {
  'home.description':
    'Écoles, collèges et lycées en Allemagne, France, Espagne, Italie et au Royaume-Uni : données officielles, avis modérés, recherche tolérante aux fautes.',
  'home.all': 'Voir tous les établissements',
  'search.label': 'Nom, ville ou code postal',
  'search.submit': 'Rechercher',
  'search.blank': 'Indiquez un nom, une ville ou un code postal.',
  'results.count': {
    one: '{count} établissement',
    many: '{count} d’établissements',
    other: '{count} établissements',
  },
  'filter.near.label': 'Ville ou code postal',
  'filter.near.hint': 'Nous retenons seulement le code postal le plus proche, pas votre position.',
  'filter.near.refused': 'Votre position n’est pas disponible. Indiquez plutôt une ville ou un code postal.',
} as const
