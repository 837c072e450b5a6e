/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'Sobre Aulario: misión, valores y contacto',
  'about.metaDescription': 'Por qué existe Aulario, a qué nos comprometemos y cómo puedes escribirnos.',
  'about.title': 'Un centro no se elige todos los días. Por eso conviene elegirlo con calma.',
  'about.intro':
    'Aulario reúne lo que se sabe de los centros: los datos oficiales, las palabras del propio centro y la experiencia de las familias. Tres voces bien separadas, para que saques tus propias conclusiones.',
  'about.mission': 'Nuestra misión',
  'about.mission.text':
    'Cualquier familia debería poder saber en pocos minutos qué centros hay cerca, qué los distingue y de dónde sale cada dato. Gratis, sin cuenta y sin publicidad de terceros.',
  'about.vision': 'El futuro que imaginamos',
  'about.vision.text':
    'Quien se muda dentro de Europa debería entender los centros de su nueva ciudad con la misma facilidad que los de su barrio: en su idioma, con los mismos datos y sin fronteras.',
  'about.values': 'Lo que nos guía',
  'about.value.transparency': 'Transparencia',
  'about.value.transparency.text':
    'Cada dato oficial indica su fuente y su fecha. Las posiciones de pago se señalan como anuncios. Nuestra forma de ordenar y revisar está a la vista de todos.',
  'about.value.quality': 'Calidad',
  'about.value.quality.text': 'Las opiniones se revisan antes de publicarse. Ninguna se retira por ser crítica.',
  'about.value.innovation': 'Innovación',
  'about.value.innovation.text':
    'Un buscador que entiende cinco sistemas escolares, perdona las erratas y responde rápido en cualquier dispositivo.',
  'contact.title': 'Contacto',
  'contact.text':
    '¿Algún dato no es correcto? ¿Tienes una pregunta o una idea? Leemos y respondemos todos los mensajes.',
} as const
