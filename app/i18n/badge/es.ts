/** The badge that schools show on their own sites, and the page where they copy its code. */
export const badge = {
  'badge.title': 'Las opiniones en su sitio web',
  'badge.intro':
    'Muestre en su sitio web lo que las familias dicen de su centro. El distintivo no necesita scripts ni cookies, se actualiza solo y es gratuito para todos los centros.',
  'badge.fair':
    'Muestra siempre todas las opiniones y su media; las malas no se pueden ocultar. El ajuste «Mostrar las opiniones» solo quita los textos de su ficha; el número y la media se mantienen, en la ficha y en el distintivo. La media aparece a partir de 3 opiniones.',
  'badge.language': 'Idioma',
  'badge.theme': 'Colores',
  'badge.theme.auto': 'Según los ajustes del visitante',
  'badge.theme.light': 'Claro',
  'badge.theme.dark': 'Oscuro',
  'badge.size': 'Tamaño',
  'badge.size.large': 'Grande, con el nombre',
  'badge.size.small': 'Pequeño',
  'badge.show': 'Mostrar',
  'badge.preview': 'Vista previa',
  'badge.frame': 'Código para un marco (iframe)',
  'badge.frame.hint': 'Se adapta al ancho y se puede usar con el teclado.',
  'badge.picture': 'Código para una imagen (img)',
  'badge.picture.hint': 'Para sistemas que no permiten marcos.',
  'badge.frames': 'Ficha y mapa del centro para su sitio web',
  'badge.code': 'Código QR de la ficha',
  'badge.code.text':
    'Para el tablón, una circular a las familias o su sitio web: lleva a la ficha pública de su centro, donde las familias pueden leerlo todo y escribir una opinión. Pídaselo a todas las familias, no solo a las satisfechas.',
  'badge.code.alt': 'Código QR que lleva a {address}',
  'badge.code.download': 'Descargar el código QR (SVG)',
  'badge.caption': 'Opiniones sobre {name} en Aulario',
  'badge.noAverage': 'Todavía sin media',
  'badge.label': {
    one: '{name}: {average} de 5 estrellas según {count} opinión en Aulario',
    many: '{name}: {average} de 5 estrellas según {count} de opiniones en Aulario',
    other: '{name}: {average} de 5 estrellas según {count} opiniones en Aulario',
  },
  'badge.label.few': {
    one: '{name}: {count} opinión en Aulario, todavía sin media',
    many: '{name}: {count} opiniones en Aulario, todavía sin media',
    other: '{name}: {count} opiniones en Aulario, todavía sin media',
  },
} as const
