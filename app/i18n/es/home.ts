/** Home page, search field and results. */
export const home = {
  'home.title': 'Aulario: encuentra, compara y valora colegios',
  'home.description':
    'Centros de Alemania, España, Francia, Italia y el Reino Unido: datos oficiales, opiniones revisadas y un buscador que entiende las erratas.',
  'home.slogan': 'Encuentra, compara y valora colegios.',
  'home.headline': 'Encuentra el colegio que encaja contigo.',
  'home.intro': {
    one: 'Aulario conoce {count} centro de los registros oficiales, con opiniones que nadie puede comprar.',
    many: 'Aulario conoce {count} de centros de los registros oficiales, con opiniones que nadie puede comprar.',
    other: 'Aulario conoce {count} centros de los registros oficiales, con opiniones que nadie puede comprar.',
  },
  'home.introEmpty': 'Centros de los registros oficiales, con opiniones que nadie puede comprar.',
  'home.nearMe': 'Cerca de mí',
  'home.examples': 'Por ejemplo',
  'home.featured': 'Una selección de centros',
  'home.all': 'Ver todos los centros',
  'home.steps': 'Cómo funciona',
  'home.step.search': 'Busca',
  'home.step.search.text':
    'Basta con un nombre, una localidad o un código postal. Los filtros acotan por tipo de centro, oferta y distancia.',
  'home.step.compare': 'Compara',
  'home.step.compare.text':
    'Cada ficha muestra los mismos datos en el mismo orden; los oficiales, con su fuente y su fecha.',
  'home.step.rate': 'Valora',
  'home.step.rate.text':
    'Las familias cuentan su experiencia. Cada opinión se revisa, y las críticas también se quedan.',
  'home.countries': 'Centros en cinco países',
  'home.band': '¿Dirige usted un centro?',
  'home.band.text': 'Muestre a las familias lo que distingue a su centro y díganos si algún dato no es correcto.',
  'home.band.link': 'Aulario para centros',
  'search.label': 'Nombre, localidad o código postal',
  'search.submit': 'Buscar',
  'search.blank': 'Escribe un nombre, una localidad o un código postal.',
  'results.title': 'Centros para «{text}» · Aulario',
  'results.titleAll': 'Todos los centros · Aulario',
  'results.count': { one: '{count} centro', many: '{count} de centros', other: '{count} centros' },
  'results.countFor': {
    one: '{count} centro para «{text}»',
    many: '{count} de centros para «{text}»',
    other: '{count} centros para «{text}»',
  },
  'results.none': 'No se han encontrado centros',
  'results.noneFor': 'No se han encontrado centros para «{text}»',
  'results.noneHint': 'Revisa la ortografía, quita una palabra o busca por localidad o código postal.',
} as const
