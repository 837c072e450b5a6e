export const resultNotes = {
  'results.concession.word': 'En esta búsqueda no hemos tenido en cuenta «{words}».',
  'results.concession.type': 'No conocemos ningún centro del tipo «{words}» en esta zona. Estos son otros centros.',
  'results.concession.first': {
    one: 'De la mayoría de los centros de esta zona, los registros no dicen si se aplica «{words}»: {total} en total; primero, {count} en los que consta.',
    many: 'De la mayoría de los centros de esta zona, los registros no dicen si se aplica «{words}»: {total} en total; primero, {count} en los que consta.',
    other:
      'De la mayoría de los centros de esta zona, los registros no dicen si se aplica «{words}»: {total} en total; primero, {count} en los que consta.',
  },
  'results.concession.some':
    'De la mayoría de los centros de esta zona, los registros no dicen si se aplica «{words}». Primero aparecen aquellos en los que consta.',
  'results.concession.unknown': 'Los registros no dicen si «{words}» se aplica a algún centro de esta zona.',
  'results.concession.none':
    'Según los registros, «{words}» no se aplica a ningún centro de esta zona. Estos son otros centros.',
  'results.otherwise.place': '¿O {place}?',
  'results.otherwise.name': 'Buscarlo como nombre',
  'results.best':
    'Ordenados según las valoraciones de las familias. No publicamos ninguna clasificación de los mejores centros.',
  'results.within': 'Solo centros a menos de {distance}.',
  'results.widened': 'Hay pocos resultados más cerca. Hemos buscado en un radio de {distance}.',
  'results.wholeCity':
    'No sabemos en qué barrio de {city} está cada centro. Estos son los resultados de toda la ciudad.',
  'results.way.about': 'Los minutos son aproximados, por las calles, desde el centro del lugar.',
  'results.way.transit': 'En transporte público, se sale a las 7:45 del próximo día lectivo.',
  'results.way.away': 'Ahora mismo no se pueden medir los minutos. Esta lista no está limitada por el camino.',
  'results.way.beyond': {
    one: 'Solo se miden los caminos a los centros más cercanos. Falta {count} centro más lejano.',
    many: 'Solo se miden los caminos a los centros más cercanos. Faltan {count} de centros más lejanos.',
    other: 'Solo se miden los caminos a los centros más cercanos. Faltan {count} centros más lejanos.',
  },
  'results.way.rough': {
    one: 'Falta {count} centro porque su ubicación solo se conoce de forma aproximada.',
    many: 'Faltan {count} de centros porque su ubicación solo se conoce de forma aproximada.',
    other: 'Faltan {count} centros porque su ubicación solo se conoce de forma aproximada.',
  },
  'results.shared': 'Todos los centros de esta página: {words}',
  'results.unreviewed': 'aún sin opiniones',
} as const
