/** The help pages. */
export const help = {
  'help.title': 'Ayuda',
  'help.metaTitle': 'Ayuda · Aulario',
  'help.metaDescription':
    'Respuestas sobre la búsqueda, las opiniones y la cuenta y, para los centros, sobre la ficha, Premium y los mensajes.',
  'help.topicTitle': '{title} · Ayuda · Aulario',
  'help.search': '¿En qué podemos ayudarte?',
  'help.searchButton': 'Buscar',
  'help.group.families': 'Para familias',
  'help.group.schools': 'Para centros',
  'help.write': '¿No lo encuentras? Escríbenos',
  'help.all': 'Todos los temas',
  'help.others': 'Temas relacionados',
  'help.none': 'Todavía no hay nada sobre esto. Prueba con otras palabras o mira los temas de abajo.',
  'help.found': {
    one: '{count} resultado para «{words}»',
    many: '{count} resultados para «{words}»',
    other: '{count} resultados para «{words}»',
  },
}
