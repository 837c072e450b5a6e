/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Suggestions',
  'suggest.recent': 'Recherches récentes',
  'suggest.places': 'Lieux',
  'suggest.schools': 'Établissements',
  'suggest.types': 'Types d’établissement',
  'suggest.count': {
    one: '{count} suggestion, accessible avec les flèches',
    many: '{count} de suggestions, accessibles avec les flèches',
    other: '{count} suggestions, accessibles avec les flèches',
  },
  'suggest.recentCount': {
    one: '{count} recherche récente, accessible avec les flèches ; la touche Suppr l’efface',
    many: '{count} de recherches récentes, accessibles avec les flèches ; la touche Suppr efface celle qui est choisie',
    other: '{count} recherches récentes, accessibles avec les flèches ; la touche Suppr efface celle qui est choisie',
  },
  'suggest.forget': 'Effacer la recherche « {text} »',
  'suggest.forgetAll': 'Effacer les recherches récentes',
} as const
