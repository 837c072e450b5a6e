/** The page that explains how results are ordered. */
export const ordering = {
  'ordering.metaTitle': 'Cómo ordenamos los resultados · Aulario',
  'ordering.metaDescription':
    'Con qué reglas encuentra y ordena Aulario los centros, cuánto cuentan las opiniones y qué efecto tienen las posiciones de pago.',
  'ordering.title': 'Cómo ordenamos los resultados',
  'ordering.intro':
    'Todas las listas de Aulario siguen reglas fijas, iguales para todos los centros. Aquí están todas.',
  'ordering.relevance': 'Relevancia',
  'ordering.relevance.1': 'Primero aparece el centro cuyo código oficial has escrito.',
  'ordering.relevance.2': 'Luego, los centros que se llaman exactamente así.',
  'ordering.relevance.3':
    'Después, los que tienen todas las palabras en el nombre o en el tipo de centro; luego, los que coinciden por un sinónimo o una abreviatura; luego, los que tienen una palabra que empieza así y, al final, aquellos en los que suponemos una errata.',
  'ordering.relevance.4':
    'Si el texto contiene una localidad o un código postal, primero aparecen los centros de allí y luego los de los alrededores, por distancia. Si solo contiene una localidad, con o sin características como «privado», los centros de enseñanza general de allí van antes que los demás; dentro de cada grupo se ordenan por valoración, luego por el número de datos oficiales que conocemos y luego por la distancia al centro de la localidad.',
  'ordering.relevance.5':
    'En caso de empate, van delante los centros de los que se sabe más: datos oficiales, ubicación, número de opiniones. Que la valoración sea alta o baja no influye, y el dinero tampoco.',
  'ordering.rating': 'Valoración',
  'ordering.rating.text':
    'A las opiniones de un centro les sumamos siete teóricas con 3,5 estrellas. Así, una sola opinión con cinco estrellas no queda por delante de cincuenta con 4,8. Las opiniones de hace más de tres años cuentan la mitad. La fórmula: (suma de las estrellas + 7 × 3,5) ÷ (número de opiniones + 7). La media que mostramos es la simple; aparece a partir de tres opiniones.',
  'ordering.distance': 'Distancia',
  'ordering.distance.text':
    'Medimos en línea recta. Si de un centro solo se conoce la localidad o el código postal, la distancia lleva delante «aprox.» y nunca es inferior a dos kilómetros. La distancia no garantiza una plaza.',
  'ordering.others': 'Número de opiniones y nombre',
  'ordering.others.text':
    'El número de opiniones publicadas, de mayor a menor, y el orden alfabético. En caso de empate se aplica el mismo orden en todas las páginas.',
  'ordering.facts': 'Tamaño y cifras oficiales',
  'ordering.facts.text':
    'Puedes ordenar por el número de alumnos y, entre centros de un mismo tipo y país, por una sola cifra oficial, como los alumnos por clase. Solo se comparan valores de la misma publicación y del mismo año; los centros sin ese valor aparecen al final. No hacemos ninguna clasificación general de centros. Las cifras que describen a las familias no filtran ni ordenan.',
  'ordering.sites': 'Varias sedes',
  'ordering.sites.text':
    'Las sedes del mismo tipo que pertenecen al mismo centro o a la misma agrupación (istituto) en la misma localidad comparten una fila y cuentan una sola vez. La fila muestra la sede que mejor se ajusta y nombra las demás que también se ajustan. Por ahora solo sabemos cuáles van juntas en Hamburgo y en los centros públicos de Italia, por los registros oficiales; los centros privados de Italia comparten fila si coinciden su nombre y su dirección. El mapa muestra cada sede.',
  'ordering.sponsored': 'Anuncios',
  'ordering.sponsored.text':
    'En el orden por relevancia, hasta dos centros con Premium pueden aparecer arriba del todo en la primera página, si se ajustan al texto y a los filtros. Junto a ellos figura la palabra «Anuncio». La lista que sigue es la misma que habría sin anuncios; con cualquier otro orden no aparece ninguno.',
  'ordering.home': 'La selección de la página de inicio',
  'ordering.home.text':
    'La página de inicio muestra tres centros, los mismos para todas las personas que leen en el mismo idioma: uno de cada una de las localidades del país con más centros, el que aparece primero al buscar esa localidad y, si es posible, de tipos distintos. Cuentan, por tanto, las opiniones y el número de datos oficiales, no lo que un centro escribe sobre sí mismo ni lo que paga.',
  'ordering.missing': 'Lo que no aparece en las listas',
  'ordering.missing.text':
    'Los centros cerrados, las administraciones y los institutos de formación del profesorado, así como los centros que no desean aparecer en la búsqueda. Sus páginas se pueden seguir leyendo con el enlace directo. Los centros para adultos, en hospitales y en prisiones solo aparecen si los pides, en el texto o con el filtro.',
  'ordering.version': 'Versión del {day}',
} as const
