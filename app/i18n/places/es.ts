/** The pages of countries, regions and towns. */
export const places = {
  'places.title': 'Centros por lugar',
  'places.overview':
    'Elige un país, después una región y una localidad: con cifras de registros oficiales, mapa y opiniones.',
  'places.overview.description':
    'Centros educativos en Alemania, Francia, España, Italia y el Reino Unido, por país, región y localidad.',
  'places.breadcrumb': 'Dónde está el lugar',
  'places.heading.area': '{place}: todos los centros',
  'places.heading.town': 'Centros educativos en {place}',
  'places.heading.type': '{types} en {place}',
  'places.title.area': {
    one: '{place}: {count} centro educativo',
    many: '{place}: {count} de centros educativos',
    other: '{place}: {count} centros educativos',
  },
  'places.title.town': {
    one: '{count} centro educativo en {place}',
    many: '{count} de centros educativos en {place}',
    other: '{count} centros educativos en {place}',
  },
  'places.title.type': '{types} en {place}: {count}',
  'places.intro': { one: '{count} centro.', many: '{count} de centros.', other: '{count} centros.' },
  'places.intro.sectors': {
    one: '{count} centro: {public} público y {private} privado.',
    many: '{count} de centros: {public} públicos y {private} privados.',
    other: '{count} centros: {public} públicos y {private} privados.',
  },
  'places.intro.most': 'Lo más frecuente: {types}.',
  'places.more.description': 'Con cifras de registros oficiales, mapa y opiniones.',
  'places.types.all': 'Todos los centros',
  'places.types.primary': 'Educación primaria',
  'places.types.secondary': 'Educación secundaria',
  'places.types.high_school': 'Bachillerato',
  'places.types.vocational': 'Formación profesional',
  'places.types.special_needs': 'Educación especial',
  'places.types.other': 'Otros centros',
  'places.public': 'público',
  'places.private': 'privado',
  'places.kinds': 'Tipos de centro',
  'places.facts': 'Lo que dicen los registros',
  'places.middle': 'Aquí está el centro que queda en medio.',
  'places.mostOften': 'Es lo más frecuente.',
  'places.counted': '{label}: {count}',
  'places.list': 'Desde el centro de la localidad',
  'places.filters': 'Acotar',
  'places.all': 'Ver todos en la búsqueda',
  'places.map': 'Ver en el mapa',
  'places.near': 'Lugares cercanos',
  'places.towns': 'Localidades',
  'places.regions': 'Regiones',
  'places.system': 'Cómo se llaman los centros aquí',
  'places.system.DE':
    'Grundschule: cursos 1 a 4, hasta el 6 en Berlín y Brandeburgo. Después, según el Land, Gymnasium, Realschule, Gesamtschule, Oberschule o Gemeinschaftsschule. El Abitur, tras el curso 12 o 13, abre el camino a la universidad.',
  'places.system.FR':
    'École maternelle desde los 3 años, école élémentaire de 6 a 11, después cuatro años de collège hasta el brevet y tres de lycée hasta el baccalauréat. Privé sous contrat: de gestión privada, con profesorado pagado por el Estado.',
  'places.system.ES':
    'Educación Infantil hasta los 6 años, Primaria de 6 a 12, ESO de 12 a 16 y después Bachillerato o Formación Profesional. Concertado: de gestión privada y financiación pública.',
  'places.system.IT':
    'Scuola dell’infanzia de 3 a 6 años, cinco años de scuola primaria, tres de scuola media y después cinco de liceo, istituto tecnico o istituto professionale hasta el esame di maturità.',
  'places.system.GB':
    'Inglaterra y Gales: primary school hasta los 11 años, secondary school hasta los 16 con los GCSE y después sixth form con los A levels. Escocia: primary P1 a P7, secondary S1 a S6 con los Highers. Irlanda del Norte tiene grammar schools, que admiten con examen.',
  'places.notFound.title': 'Este lugar no está aquí',
  'places.notFound.text': 'Quizá se escriba de otra manera, o no conocemos ningún centro allí.',
  'places.notFound.search': 'Ir a la búsqueda',
} as const
