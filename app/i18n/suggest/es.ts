/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Sugerencias',
  'suggest.recent': 'Búsquedas recientes',
  'suggest.places': 'Lugares',
  'suggest.schools': 'Centros',
  'suggest.types': 'Tipos de centro',
  'suggest.count': {
    one: '{count} sugerencia, accesible con las flechas',
    many: '{count} de sugerencias, accesibles con las flechas',
    other: '{count} sugerencias, accesibles con las flechas',
  },
  'suggest.recentCount': {
    one: '{count} búsqueda reciente, accesible con las flechas; con Supr se borra',
    many: '{count} de búsquedas recientes, accesibles con las flechas; con Supr se borra la seleccionada',
    other: '{count} búsquedas recientes, accesibles con las flechas; con Supr se borra la seleccionada',
  },
  'suggest.forget': 'Borrar la búsqueda «{text}»',
  'suggest.forgetAll': 'Borrar las búsquedas recientes',
} as const
