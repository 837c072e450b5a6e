export const resultNotes = {
  'results.concession.word': 'En esta búsqueda no hemos tenido en cuenta «{words}».',
  'results.concession.type': 'Aquí no conocemos ningún centro del tipo «{words}». Estos son otros centros.',
  'results.concession.first': {
    one: 'Los registros no indican «{words}» para la mayoría de los centros de aquí: {total}, primero {count} con esta indicación.',
    many: 'Los registros no indican «{words}» para la mayoría de los centros de aquí: {total}, primero {count} con esta indicación.',
    other:
      'Los registros no indican «{words}» para la mayoría de los centros de aquí: {total}, primero {count} con esta indicación.',
  },
  'results.concession.some':
    'Los registros no indican «{words}» para la mayoría de los centros de aquí. Los que tienen esta indicación aparecen primero.',
  'results.concession.unknown': 'Los registros no indican si «{words}» se aplica a algún centro de aquí.',
  'results.concession.none':
    'Según los registros, «{words}» no se aplica a ningún centro de aquí. Estos son otros centros.',
  'results.otherwise.place': '¿O {place}?',
  'results.otherwise.name': 'Buscar como nombre',
  'results.best':
    'Ordenados según las valoraciones de las familias. No publicamos ningún ranking de los mejores centros.',
  'results.within': 'Solo centros a menos de {distance}.',
  'results.widened': 'Hay pocos resultados más cerca. Hemos buscado en un radio de {distance}.',
  'results.wholeCity':
    'No sabemos en qué barrio de {city} está cada centro. Estos son los resultados de toda la ciudad.',
} as const
