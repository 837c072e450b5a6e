/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Suggestions',
  'suggest.recent': 'Recherches récentes',
  'suggest.places': 'Lieux',
  'suggest.schools': 'Établissements',
  'suggest.types': 'Types d’établissement',
  'suggest.count': {
    one: '{count} suggestion, à parcourir avec les flèches',
    many: '{count} de suggestions, à parcourir avec les flèches',
    other: '{count} suggestions, à parcourir avec les flèches',
  },
  'suggest.recentCount': {
    one: '{count} recherche récente, à parcourir avec les flèches ; la touche Suppr l’efface',
    many: '{count} de recherches récentes, à parcourir avec les flèches ; la touche Suppr efface celle qui est sélectionnée',
    other:
      '{count} recherches récentes, à parcourir avec les flèches ; la touche Suppr efface celle qui est sélectionnée',
  },
  'suggest.forget': 'Effacer la recherche « {text} »',
  'suggest.forgetAll': 'Effacer les recherches récentes',
} as const
