/** The interface for other programs, its feeds, the frames for other sites, and the open data. */
export const developers = {
  'limit.title': 'Un momento, por favor',
  'limit.wait': {
    one: 'Hemos recibido muchas peticiones desde tu red. Vuelve a intentarlo dentro de {count} segundo.',
    many: 'Hemos recibido muchas peticiones desde tu red. Vuelve a intentarlo dentro de {count} de segundos.',
    other: 'Hemos recibido muchas peticiones desde tu red. Vuelve a intentarlo dentro de {count} segundos.',
  },
  'developers.title': 'Para desarrolladores',
  'developers.metaDescription':
    'La interfaz abierta de Aulario: buscar centros, leer datos oficiales con su fuente, seguir los cambios y descargar los datos.',
  'developers.intro':
    'Quien trabaja con datos abiertos de centros educativos tiene que depurar muchos registros. Usa los nuestros: el mismo buscador que en el sitio y datos oficiales con fuente y año, con una sola estructura para cinco países.',
  'developers.start': 'Primeros pasos',
  'developers.start.text':
    'Todas las direcciones empiezan por {root}. Las respuestas son JSON. La lectura está abierta a todo el mundo, también desde otro sitio, sin cuenta ni clave.',
  'developers.document': 'Descripción para programas (OpenAPI 3.1)',
  'developers.etag':
    'Cada respuesta lleva un ETag. Envíalo como If-None-Match: si nada ha cambiado, recibirás un 304 sin contenido.',
  'developers.limits': 'Límites y claves',
  'developers.limits.text':
    'Cada red puede hacer {network} peticiones por minuto; con una clave, {key}. La cabecera RateLimit de cada respuesta indica cuántas quedan. A partir de ahí, la respuesta es 429 con Retry-After.',
  'developers.limits.key': 'Crear una clave en la cuenta',
  'developers.licence': 'Licencia y atribución',
  'developers.licence.text':
    'Cada respuesta indica en «sources» los conjuntos de datos de los que procede. Muestra literalmente su «attribution» allí donde muestres los datos. Lo que añade Aulario se publica bajo {licence}. Los datos cuya licencia no permite redistribuirlos se omiten.',
  'developers.privacy': 'Lo que no publicamos',
  'developers.privacy.text':
    'No publicamos direcciones de correo, autores de opiniones ni horas (solo el día). Lo que un centro ha desactivado tampoco aparece aquí.',
  'developers.versions': 'Versiones',
  'developers.versions.text':
    'La versión 1 se mantiene. Dentro de una versión solo se añaden campos y llamadas; los programas deben ignorar los campos desconocidos. Una versión nueva tendrá su propia dirección; la anterior seguirá respondiendo al menos 24 meses y su fin se anunciará con 12 meses de antelación, aquí y en la cabecera Sunset.',
  'developers.errors': 'Errores',
  'developers.errors.text':
    'Los errores se devuelven como application/problem+json (RFC 9457). Su «type» enlaza con este apartado.',
  'developers.problem.invalid-parameter': 'Un parámetro es desconocido o no válido; «errors» lo indica.',
  'developers.problem.unknown-key': 'La clave es desconocida o se ha revocado.',
  'developers.problem.not-found':
    'No hay nada en esa dirección. Si el centro se ha fusionado, «movedTo» indica el nuevo.',
  'developers.problem.method-not-allowed': 'La interfaz es de solo lectura.',
  'developers.problem.cursor-expired':
    'No guardamos cambios tan antiguos. Vuelve a empezar con los archivos mensuales.',
  'developers.problem.too-many-requests': 'Demasiadas peticiones; Retry-After indica cuántos segundos hay que esperar.',
  'developers.problem.unavailable':
    'El sitio no puede acceder ahora a su base de datos; Retry-After indica cuántos segundos hay que esperar.',
  'developers.problem.unexpected': 'Un error por nuestra parte.',
  'developers.calls': 'Llamadas',
  'developers.calls.text':
    'Cada llamada se muestra con una respuesta real de este sitio; las listas largas se cortan tras dos entradas. Los parámetros se explican en inglés, como en el documento OpenAPI.',
  'developers.call.search': 'Buscar',
  'developers.call.school': 'Un centro',
  'developers.call.facts': 'Datos oficiales',
  'developers.call.reviews': 'Las opiniones en cifras',
  'developers.call.places': 'Países',
  'developers.call.country': 'Un país y sus regiones',
  'developers.call.region': 'Una región y sus localidades',
  'developers.call.town': 'Una localidad y sus centros',
  'developers.call.areas': 'Zonas escolares en Berlín',
  'developers.call.sectors': 'Collèges de Ille-et-Vilaine',
  'developers.call.changes': 'Seguir los cambios',
  'developers.parameters': 'Parámetros',
  'developers.values': 'Valores',
  'developers.meaning': 'Significado',
  'developers.required': 'obligatorio',
  'developers.answer': 'Respuesta',
  'developers.feeds': 'Canales web y calendarios',
  'developers.feeds.text':
    'Hay canales web (Atom) para las opiniones de un centro y, de cada localidad, para sus eventos y sus centros nuevos y modificados; los eventos, también como calendario (ICS). Las fechas solo indican el día, a mediodía UTC.',
  'developers.more': 'Más',
  'developers.more.frames': 'Mapa o ficha de un centro o de una localidad para tu propio sitio',
  'developers.more.dump': 'Todos los datos para descargar, actualizados cada mes',
  'openData.title': 'Datos abiertos',
  'openData.metaDescription':
    'Todos los centros de Aulario con datos oficiales en CSV y JSON, cada mes, con sumas de comprobación y licencias.',
  'openData.intro':
    'Una vez al mes publicamos todos los centros, sus datos oficiales más recientes y nuestras correcciones en archivos por país: CSV y JSON Lines, comprimidos con gzip. Permanecen aquí un año.',
  'openData.empty': 'Los primeros archivos se están preparando.',
  'openData.exact':
    'En los archivos CSV, un apóstrofo precede a los textos que una hoja de cálculo interpretaría como fórmula; JSON Lines lo contiene todo sin cambios.',
  'openData.file': 'Archivo',
  'openData.rows': 'Filas',
  'openData.size': 'Tamaño',
  'openData.about':
    'Además: contenido y licencias (manifest.json), estructura de las líneas (schema.json), sumas de comprobación (SHA256SUMS)',
  'openData.since': 'Datos del {day}. Para saber qué ha cambiado desde entonces: /changes?since={iso}.',
  'frames.title': 'Aulario en su sitio web',
  'frames.metaDescription':
    'Ficha o mapa de un centro o de una localidad como marco (iframe) para su sitio web, sin scripts ni cookies.',
  'frames.intro':
    'Muestre un centro, o todos los de una localidad, en su sitio web: como ficha o como mapa pequeño. El marco no necesita scripts ni cookies y se actualiza automáticamente.',
  'frames.search': 'Centro o localidad',
  'frames.find': 'Buscar',
  'frames.choose': '¿Qué debe mostrar el marco?',
  'frames.none': 'No hemos encontrado ningún centro ni localidad. Compruebe la ortografía.',
  'frames.kind': 'Tipo',
  'frames.kind.card': 'Ficha',
  'frames.kind.map': 'Mapa pequeño',
  'frames.noMap': 'No hay mapa porque no se conoce la ubicación.',
  'frames.language': 'Idioma',
  'frames.theme': 'Colores',
  'frames.theme.auto': 'Según el navegador del visitante',
  'frames.theme.light': 'Claro',
  'frames.theme.dark': 'Oscuro',
  'frames.show': 'Mostrar',
  'frames.preview': 'Vista previa',
  'frames.code': 'Código para un marco (iframe)',
  'frames.hint': 'Se adapta al ancho y se puede usar con el teclado.',
  'frames.average': '{average} de 5 estrellas',
  'frames.town': 'Centros en {place}',
  'frames.explained': 'Cómo se calculan las valoraciones',
  'feeds.review': {
    one: '{count} estrella para {name}',
    many: '{count} de estrellas para {name}',
    other: '{count} estrellas para {name}',
  },
  'feeds.reviews': 'Opiniones: {name}',
  'feeds.schools': 'Centros nuevos y modificados: {place}',
  'feeds.events': 'Eventos de los centros: {place}',
  'feeds.newSchool': 'Nuevo: {name}',
  'feeds.changedSchool': 'Modificado: {name}',
  'apiKeys.title': 'Claves para programas',
  'apiKeys.intro':
    'Con una clave, un programa puede leer la interfaz abierta más a menudo. La clave no da acceso a tu cuenta. Puedes tener {most}.',
  'apiKeys.docs': 'Guía para desarrolladores',
  'apiKeys.make': 'Crear una clave',
  'apiKeys.name': '¿Para qué es?',
  'apiKeys.name.missing': 'Ponle un nombre a la clave.',
  'apiKeys.made': 'Tu nueva clave',
  'apiKeys.made.text':
    'Guárdala ahora: solo se muestra esta vez. Envíala en la cabecera Authorization, con la palabra «Bearer» delante.',
  'apiKeys.list': 'Tus claves',
  'apiKeys.empty': 'Aún no tienes ninguna clave.',
  'apiKeys.created': 'Termina en {ending}, creada el {day}',
  'apiKeys.used': {
    one: '{count} petición en 30 días, la última el {day}',
    many: '{count} de peticiones en 30 días, la última el {day}',
    other: '{count} peticiones en 30 días, la última el {day}',
  },
  'apiKeys.unused': 'Sin usar en los últimos 30 días',
  'apiKeys.revoke': 'Revocar',
  'message.keyRevoked': 'Clave revocada',
  'failure.keys_full': 'No puedes tener más claves. Revoca primero una de ellas.',
} as const
