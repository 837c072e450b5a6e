/** The search field and the visitor's own place, shared by the home page and the results. */
export const search = {
  'home.description':
    'Centros de Alemania, España, Francia, Italia y el Reino Unido: datos oficiales, opiniones revisadas y un buscador que entiende las erratas.',
  'home.all': 'Ver todos los centros',
  'search.label': 'Nombre, localidad o código postal',
  'search.submit': 'Buscar',
  'search.blank': 'Escribe un nombre, una localidad o un código postal.',
  'results.count': { one: '{count} centro', many: '{count} de centros', other: '{count} centros' },
  'filter.near.label': 'Localidad o código postal',
  'filter.near.hint': 'Solo guardamos el código postal más cercano, no tu ubicación.',
  'filter.near.refused': 'Tu ubicación no está disponible. Escribe una localidad o un código postal.',
} as const
