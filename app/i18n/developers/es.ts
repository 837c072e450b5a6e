/** The interface for other programs, its feeds, the frames for other sites, and the open data. */
export const developers = {
  'limit.title': 'Un momento, por favor',
  'limit.wait': {
    one: 'Acaban de llegar muchísimas peticiones desde aquí. Vuelve a intentarlo dentro de {count} segundo.',
    many: 'Acaban de llegar muchísimas peticiones desde aquí. Vuelve a intentarlo dentro de {count} de segundos.',
    other: 'Acaban de llegar muchísimas peticiones desde aquí. Vuelve a intentarlo dentro de {count} segundos.',
  },
  'developers.title': 'Para desarrolladores',
  'developers.metaDescription':
    'La interfaz abierta de Aulario: buscar centros, leer datos oficiales con su fuente, seguir los cambios y descargar los datos.',
  'developers.intro':
    'Quien construye algo con datos abiertos de centros tiene que depurar muchos registros. Use los nuestros: la misma búsqueda que en el sitio y datos oficiales con fuente y año, con una sola forma para cinco países.',
  'developers.start': 'Primeros pasos',
  'developers.start.text':
    'Todas las direcciones empiezan por {root}. Las respuestas son JSON. Cualquiera puede leer, también desde otro sitio, sin cuenta y sin clave.',
  'developers.document': 'Descripción para programas (OpenAPI 3.1)',
  'developers.etag':
    'Cada respuesta lleva un ETag. Envíelo como If-None-Match: si nada ha cambiado, recibirá un 304 sin contenido.',
  'developers.limits': 'Límites y claves',
  'developers.limits.text':
    'Cada red puede hacer {network} peticiones por minuto; con una clave, {key}. La cabecera RateLimit de cada respuesta indica lo que queda. Si son demasiadas, la respuesta es 429 con Retry-After.',
  'developers.limits.key': 'Crear una clave en la cuenta',
  'developers.licence': 'Licencia y atribución',
  'developers.licence.text':
    'Cada respuesta indica en «sources» los conjuntos de datos de los que procede. Muestre su «attribution» literalmente dondequiera que muestre los datos. Lo que añade Aulario está bajo {licence}. Los datos cuya licencia no permite transmitirlos se omiten.',
  'developers.privacy': 'Lo que no sale',
  'developers.privacy.text':
    'Ninguna dirección de correo, nadie que haya escrito una opinión, ninguna hora: todo se fecha por días. Lo que un centro ha desactivado también falta aquí.',
  'developers.versions': 'Versiones',
  'developers.versions.text':
    'La versión 1 se queda. Dentro de una versión solo se añaden campos y llamadas; los programas deben pasar por alto los campos desconocidos. Una versión nueva tiene su propia dirección, la anterior sigue respondiendo al menos 24 meses y su fin se anuncia con 12 meses de antelación, aquí y en la cabecera Sunset.',
  'developers.errors': 'Errores',
  'developers.errors.text': 'Los errores llegan como application/problem+json (RFC 9457). Su «type» conduce aquí.',
  'developers.problem.invalid-parameter': 'Un parámetro es desconocido o no válido; «errors» lo indica.',
  'developers.problem.unknown-key': 'La clave es desconocida o se ha revocado.',
  'developers.problem.not-found': 'No hay nada en esa dirección. En un centro fusionado, «movedTo» indica el nuevo.',
  'developers.problem.method-not-allowed': 'La interfaz solo permite leer.',
  'developers.problem.cursor-expired':
    'El punto es anterior a los cambios que se guardan. Vuelva a empezar con los archivos mensuales.',
  'developers.problem.too-many-requests': 'Demasiadas peticiones; Retry-After indica los segundos.',
  'developers.problem.unexpected': 'Un fallo por nuestra parte.',
  'developers.calls': 'Llamadas',
  'developers.calls.text':
    'Cada llamada se muestra con una respuesta real de este sitio; las listas largas se cortan tras dos entradas. Las explicaciones de los parámetros están en inglés, como en el documento OpenAPI.',
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
  'developers.feeds': 'Fuentes web y calendarios',
  'developers.feeds.text':
    'Hay fuentes web (Atom) para las opiniones de un centro y para los centros nuevos y modificados y los eventos de una localidad; los eventos, también como calendario (ICS). Se fechan por días, a mediodía UTC.',
  'developers.more': 'Más',
  'developers.more.frames': 'Mapa o ficha de un centro o de una localidad para su propio sitio',
  'developers.more.dump': 'Todos los datos para descargar, cada mes',
  'openData.title': 'Datos abiertos',
  'openData.metaDescription':
    'Todos los centros de Aulario con datos oficiales en CSV y JSON, cada mes, con sumas de comprobación y licencias.',
  'openData.intro':
    'Una vez al mes escribimos todos los centros, sus datos oficiales más recientes y nuestras correcciones en archivos por país: CSV y JSON Lines, comprimidos con gzip. Se quedan aquí un año.',
  'openData.empty': 'Se están escribiendo los primeros archivos.',
  'openData.exact':
    'En los archivos CSV, un apóstrofo precede a los textos que una hoja de cálculo leería como fórmula; JSON Lines lo contiene todo sin cambios.',
  'openData.file': 'Archivo',
  'openData.rows': 'Filas',
  'openData.size': 'Tamaño',
  'openData.about':
    'Además: contenido y licencias (manifest.json), forma de las líneas (schema.json), sumas de comprobación (SHA256SUMS)',
  'openData.since':
    'Situación a {day}. Lo que ha cambiado desde entonces lo dice la interfaz en /changes con since={iso}.',
  'frames.title': 'Aulario en su sitio web',
  'frames.metaDescription':
    'Ficha o mapa de un centro o de una localidad como marco para su sitio web, sin scripts ni cookies.',
  'frames.intro':
    'Muestre un centro, o todos los de una localidad, en su sitio web: como ficha o como pequeño mapa. El marco no necesita scripts ni cookies y se mantiene al día por sí solo.',
  'frames.search': 'Centro o localidad',
  'frames.find': 'Buscar',
  'frames.choose': '¿Qué debe mostrar el marco?',
  'frames.none': 'No hemos encontrado ningún centro ni localidad. Compruebe la ortografía.',
  'frames.kind': 'Tipo',
  'frames.kind.card': 'Ficha',
  'frames.kind.map': 'Mapa pequeño',
  'frames.noMap': 'No hay mapa, porque no se conoce la ubicación.',
  'frames.average': '{average} de 5 estrellas',
  'frames.town': 'Centros en {place}',
  'frames.explained': 'Cómo se hacen las valoraciones',
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
    'Con una clave, un programa puede leer la interfaz abierta más a menudo. No abre nada de tu cuenta. Puedes tener {most}.',
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
  'failure.keys_full': 'No es posible tener más claves. Revoca primero una.',
} as const
