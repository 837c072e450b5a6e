/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Suggerimenti',
  'suggest.recent': 'Ricerche recenti',
  'suggest.places': 'Luoghi',
  'suggest.schools': 'Scuole',
  'suggest.types': 'Tipi di scuola',
  'suggest.count': {
    one: '{count} suggerimento, raggiungibile con le frecce',
    many: '{count} di suggerimenti, raggiungibili con le frecce',
    other: '{count} suggerimenti, raggiungibili con le frecce',
  },
  'suggest.recentCount': {
    one: '{count} ricerca recente, raggiungibile con le frecce; Canc la elimina',
    many: '{count} di ricerche recenti, raggiungibili con le frecce; Canc elimina quella scelta',
    other: '{count} ricerche recenti, raggiungibili con le frecce; Canc elimina quella scelta',
  },
  'suggest.forget': 'Elimina la ricerca «{text}»',
  'suggest.forgetAll': 'Elimina le ricerche recenti',
} as const
