export const resultNotes = {
  'results.relaxed.street': 'Ningún centro se llama así. Estos son los centros con la dirección «{dropped}».',
  'results.relaxed.word': 'No hemos encontrado nada aquí para «{dropped}»: estos son los resultados sin esa palabra.',
  'results.relaxed.area': 'No hemos encontrado nada cerca de «{dropped}». Estos son los resultados más próximos.',
  'results.relaxed.type': 'No hemos encontrado aquí ningún centro del tipo «{dropped}». Estos son otros centros.',
  'results.relaxed.place': 'No hemos encontrado nada aquí para «{dropped}». Estos son los centros de la zona.',
  'results.best':
    'Ordenados según las valoraciones de las familias. No publicamos ningún ranking de los mejores centros.',
  'results.within': 'Solo centros a menos de {distance}.',
  'results.widened': 'Hay pocos resultados más cerca. Hemos buscado en un radio de {distance}.',
  'results.wholeCity':
    'No sabemos en qué barrio de {city} está cada centro. Estos son los resultados de toda la ciudad.',
} as const
