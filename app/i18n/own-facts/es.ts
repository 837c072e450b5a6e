/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Datos oficiales',
  'ownFacts.intro':
    'Los datos oficiales de su centro, junto a los que indica usted. Si un dato oficial no es correcto, proponga una corrección.',
  'ownFacts.register': 'El registro y sus datos',
  'ownFacts.what': 'Dato',
  'ownFacts.official': 'En el registro',
  'ownFacts.own': 'Según usted',
  'ownFacts.differs': 'no coincide',
  'failure.fact_unknown': 'Este dato no está publicado sobre su centro.',
  'ownFacts.correct': 'Proponer una corrección',
  'ownFacts.noRegister': 'Ningún registro incluye su centro: todos los datos los ha indicado usted.',
  'ownFacts.reason': 'El centro indica «{own}»; en el registro figura «{official}».',
  'ownFacts.published': 'Cifras publicadas',
  'ownFacts.none': 'Todavía no se ha publicado ninguna cifra sobre su centro.',
  'ownFacts.publisher':
    'Una cifra publicada solo puede cambiarla quien la publica. Nuestro equipo recibirá su mensaje, lo comprobará y lo transmitirá.',
  'ownFacts.now': 'Publicado: {value} ({period})',
  'ownFacts.submit': 'Enviar el mensaje',
  'ownFacts.back': 'Volver a todos los datos',
  'ownFacts.ticket': 'Corrección: {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nPublicado: {value}\nDebería ser: {wanted}',
  'message.correctionRequested': 'Corrección propuesta',
  'similar.title': 'Centros similares en los alrededores',
  'similar.intro':
    'Sus cifras entre {count} centros del mismo tipo en un radio de 25 km. Solo se compara la misma cifra del mismo periodo; no se nombra a ningún otro centro.',
  'similar.median': 'Mediana de los otros {count}: {value}',
  'similar.place': 'menos: {below}, más: {above}',
  'similar.more': 'Más cifras ({count})',
  'similar.key.own': 'su centro',
  'similar.key.middle': 'mediana de los otros',
  'similar.key.half': 'mitad central de los otros',
  'similar.tooFew':
    'Hay menos de diez centros del mismo tipo en un radio de 25 km. Una comparación diría más de cada uno de ellos que del suyo.',
  'similar.tooFewValues': 'Menos de diez centros similares tienen una cifra del mismo periodo: {facts}.',
  'similar.noPosition': 'No sabemos dónde está su centro, así que no se puede comparar.',
  'similar.noNumbers': 'Todavía no se ha publicado ninguna cifra comparable de su centro.',
}
