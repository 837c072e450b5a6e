/** The home page. */
export const home = {
  'home.title': 'Aulario: encuentra, compara y valora centros educativos',
  'home.slogan': 'Encuentra, compara y valora centros educativos.',
  'home.headline': 'Encuentra el centro que encaja con tu familia.',
  'home.intro': {
    one: '{count} centro en cinco países, con opiniones independientes.',
    many: '{count} de centros en cinco países, con opiniones independientes.',
    other: '{count} centros en cinco países, con opiniones independientes.',
  },
  'home.introEmpty': 'Centros de cinco países, con opiniones independientes.',
  'home.nearMe': 'Cerca de mí',
  'home.examples': 'Por ejemplo',
  'home.featured': 'Una selección de centros',
  'home.steps': 'Cómo funciona',
  'home.step.search': 'Busca',
  'home.step.search.text':
    'Basta con un nombre, una localidad o un código postal. Con los filtros puedes acotar por tipo de centro, oferta y distancia.',
  'home.step.compare': 'Compara',
  'home.step.compare.text': 'Hasta cinco centros, uno junto a otro.',
  'home.step.rate': 'Valora',
  'home.step.rate.text':
    'Las familias cuentan su experiencia. Cada opinión se revisa antes de publicarse y ninguna se retira por ser crítica.',
  'home.countries': 'Centros en cinco países',
  'home.band': '¿Dirige usted un centro?',
  'home.band.text': 'Muestre a las familias lo que distingue a su centro y avísenos si algún dato no es correcto.',
  'home.band.link': 'Aulario para centros',
} as const
