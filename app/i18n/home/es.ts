/** The home page. */
export const home = {
  'home.title': 'Aulario: encuentra, compara y valora colegios',
  'home.slogan': 'Encuentra, compara y valora colegios.',
  'home.headline': 'Encuentra el colegio que encaja contigo.',
  'home.intro': {
    one: 'Encuentra en Aulario {count} centro de los registros oficiales, con opiniones en las que el dinero no influye.',
    many: 'Encuentra en Aulario {count} de centros de los registros oficiales, con opiniones en las que el dinero no influye.',
    other:
      'Encuentra en Aulario {count} centros de los registros oficiales, con opiniones en las que el dinero no influye.',
  },
  'home.introEmpty': 'Centros de los registros oficiales, con opiniones en las que el dinero no influye.',
  'home.nearMe': 'Cerca de mí',
  'home.examples': 'Por ejemplo',
  'home.featured': 'Una selección de centros',
  'home.steps': 'Cómo funciona',
  'home.step.search': 'Busca',
  'home.step.search.text':
    'Basta con un nombre, una localidad o un código postal. Los filtros acotan por tipo de centro, oferta y distancia.',
  'home.step.compare': 'Compara',
  'home.step.compare.text':
    'Cada ficha muestra los mismos datos en el mismo orden; los oficiales, con su fuente y su fecha.',
  'home.step.rate': 'Valora',
  'home.step.rate.text':
    'Las familias cuentan su experiencia. Cada opinión se revisa antes de publicarse; las críticas también se mantienen.',
  'home.countries': 'Centros en cinco países',
  'home.band': '¿Dirige usted un centro?',
  'home.band.text': 'Muestre a las familias lo que distingue a su centro y díganos si algún dato no es correcto.',
  'home.band.link': 'Aulario para centros',
} as const
