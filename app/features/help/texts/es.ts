import type { HelpTexts } from './help-text.ts'

export const es: HelpTexts = {
  finding: {
    title: 'Encontrar un centro',
    teaser: 'El campo de búsqueda, los filtros, el mapa y qué significa la distancia.',
    also: 'búsqueda buscador radio distancia filtros mapa código postal localidad cerca de mí',
    blocks: [
      'Puedes buscar por nombre, por localidad o por código postal, y también combinarlos: por ejemplo, «CEIP Granada». Las tildes, las abreviaturas y las pequeñas erratas no importan.',
      {
        steps: [
          'Busca una localidad o un código postal.',
          'En «Filtros», elige el tipo de centro, la oferta y el radio. Cada opción indica cuántos centros quedarían.',
          'Pasa de la lista al mapa con «Mapa». El enlace de la página contiene toda tu búsqueda, así que puedes compartirlo.',
        ],
      },
      'El orden se explica en [Cómo ordenamos los resultados](/ordering). La distancia se mide en línea recta y no garantiza una plaza.',
    ],
  },
  comparing: {
    title: 'Guardar y comparar centros',
    teaser: 'Una lista con o sin cuenta y hasta {compared} centros uno junto a otro.',
    also: 'favoritos lista comparación imprimir tabla',
    blocks: [
      'Pulsa «Guardar» en una tarjeta o ficha para añadir el centro a tu lista. Sin cuenta, la lista se queda en este dispositivo; si inicias sesión, la encontrarás en tu cuenta, en [Centros guardados](/account/favourites).',
      'En la [comparación](/compare) puedes ver hasta {compared} centros, uno junto a otro. Puedes resaltar las diferencias, imprimir la tabla y descargarla.',
    ],
  },
  reviewing: {
    title: 'Escribir una opinión',
    teaser: 'Qué necesitas, qué debe contener y con qué nombre aparece.',
    also: 'valorar estrellas experiencia anónima seudónimo',
    blocks: [
      {
        steps: [
          'Abre la ficha del centro y elige «Escribir una opinión». Necesitas una cuenta con el correo confirmado.',
          'Elige las estrellas y cuenta tu experiencia en un texto de 50 a 3.000 caracteres. Opina sobre el centro, nunca sobre personas: sin nombres y sin datos de salud.',
          'Elige el nombre con el que aparece la opinión.',
        ],
      },
      'Las [normas para las opiniones](/review-rules) indican qué está permitido, y [Cómo funcionan las opiniones](/how-reviews-work), cómo las revisamos. Puedes escribir una opinión por centro, y cambiarla o borrarla cuando quieras.',
    ],
  },
  'after-reviewing': {
    title: 'Mi opinión está pendiente o se ha rechazado o retirado',
    teaser: 'Cómo revisamos las opiniones y cómo puedes reclamar.',
    also: 'no publicada revisión objeción recurso impugnada prueba justificante',
    blocks: [
      'La mayoría de las opiniones se publican al momento. Si la revisión automática detecta algo, la examina una persona y te comunicamos el resultado por correo.',
      'Si rechazamos o retiramos una opinión, te indicamos la norma y la frase. En [Mis opiniones](/account/reviews) puedes reescribirla o reclamar en un plazo de {objectionMonths} meses; decidirá otra persona.',
      'Si el centro dice que nunca estuviste allí, te preguntamos y te damos {answerDays} días. Mientras tanto, la opinión sigue visible. Un justificante ayuda, y solo lo ve nuestra moderación.',
    ],
  },
  reporting: {
    title: 'Denunciar algo',
    teaser: 'Opiniones, datos erróneos o tu propio nombre en Aulario.',
    also: 'denuncia falso ilegal insulto privacidad nombrado mencionado error corrección',
    blocks: [
      'Debajo de cada opinión encontrarás «Denunciar». No hace falta una cuenta; recibirás un número y, más tarde, la decisión con sus motivos.',
      'Si te mencionan en una opinión, usa el [formulario para personas mencionadas](/named-in-a-review).',
      'Si un dato de un centro es incorrecto, avisa del error en su ficha. Lo comprobaremos en el registro oficial.',
    ],
  },
  account: {
    title: 'Cuenta y acceso',
    teaser: 'Registro, contraseña olvidada, cambio de correo, verificación en dos pasos.',
    also: 'registrarse contraseña olvidada confirmación correo cambiar Google segundo factor verificación dos pasos código dispositivo salir',
    blocks: [
      'Después de [registrarte](/auth?mode=signup) te enviamos un correo con un enlace. Si no llega, mira en el correo no deseado y pide que te lo enviemos otra vez.',
      '¿Has olvidado la contraseña? [Pide aquí un enlace](/auth/forgot); es válido durante una hora.',
      'En [Acceso y seguridad](/account/security) puedes cambiar la contraseña y el correo, añadir llaves de acceso, activar la verificación en dos pasos y ver en qué dispositivos tienes la sesión abierta.',
    ],
  },
  leaving: {
    title: 'Llevarte tus datos o borrar tu cuenta',
    teaser: 'Descargarlo todo, darte de baja de los correos y decidir qué pasa con tus opiniones.',
    also: 'exportar RGPD acceso baja eliminar darse de baja',
    blocks: [
      'En [Mis datos](/account/data) puedes descargar todo lo que guardamos sobre ti y borrar tu cuenta. La cuenta se bloquea al momento y se borra definitivamente a los {restoreDays} días; hasta entonces puedes recuperarla con el enlace del correo.',
      'Al borrarla decides si tus opiniones se conservan sin tu nombre o se borran con ella.',
      'Puedes desactivar los correos que no quieras en [Notificaciones](/account/notifications) o con el enlace que hay al final de cada uno.',
    ],
  },
  claiming: {
    title: 'Gestionar la ficha de su centro',
    teaser: 'Con un código enviado a la dirección oficial o con un justificante.',
    also: 'reclamar titular código dirección justificante falta nuevo registro añadir',
    blocks: [
      {
        steps: [
          'Busque su centro en [Gestionar la ficha de mi centro](/claim). Si falta, añádalo allí.',
          'Pídanos un código, que enviaremos a la dirección de correo del registro oficial, e introdúzcalo. Podrá gestionar la ficha al momento.',
          'Si no tiene acceso a ese correo, suba un justificante. Lo revisaremos y le responderemos por correo.',
        ],
      },
      'Si alguien ya gestiona la ficha, primero consultamos a esa persona y después decidimos.',
    ],
  },
  colleagues: {
    title: 'Trabajar con otras personas',
    teaser: 'Invitar a otras personas y cambiar de un centro a otro.',
    also: 'invitar permisos editor titular varias personas sucesor',
    blocks: [
      'En [Mis centros](/account/schools), los responsables de la ficha pueden invitar a otras personas: como responsables, con todos los permisos, o como colaboradores, que mantienen el contenido al día pero no invitan a nadie. Allí también puede retirar el acceso a quien ya no deba participar.',
      'Si gestiona las fichas de varios centros, cambie de una a otra en la parte superior del panel.',
    ],
  },
  groups: {
    title: 'Gestionar varios centros como titular o red',
    teaser: 'Todas las fichas en una tabla, textos comunes, archivos y permisos por centro.',
    also: 'titular red grupo administración cambio conjunto CSV Excel subir',
    blocks: [
      {
        steps: [
          'Cree un grupo en [Titulares y redes de centros](/account/groups).',
          'Los responsables de la ficha de un centro pueden invitar a su grupo en «Personas», o usted nos envía un justificante para muchos centros a la vez.',
          'Elija varios centros en la tabla y escriba textos o datos de contacto una sola vez para todos. Suba sus propios datos en un archivo CSV o Excel. Antes de aplicar los cambios podrá verlos todos; después podrá deshacerlos a la vez.',
        ],
      },
      'Invite a más personas y asígneles los centros en los que deben trabajar. Los responsables de las fichas conservan todos sus derechos. Premium sigue perteneciendo a cada centro.',
    ],
  },
  facts: {
    title: 'Corregir la dirección, el teléfono y otros datos',
    teaser: 'Qué procede del registro, qué ha escrito usted y cómo se corrige un dato.',
    also: 'cambiar dirección registro oficial equivocado número web posición mapa',
    blocks: [
      'Los datos del registro oficial siguen señalados como tales. Lo que usted escribe aparece al lado y prevalece; ninguna importación lo sobrescribe.',
      'Si un dato oficial es incorrecto, pida una corrección en la ficha. Hasta que decidamos se ven los dos valores. Avise también al organismo que lleva el registro.',
    ],
  },
  premium: {
    title: 'Contratar Premium',
    teaser: 'Precio, pago, factura y lo que Premium no cambia.',
    also: 'precio pagar factura transferencia tarjeta coste suscripción licencia titularidad',
    blocks: [
      {
        registered:
          'Premium cuesta {price}, IVA incluido. Es un pago único, sin suscripción, y dura para siempre (como mínimo, {guaranteedYears} años). Pertenece al centro, no a su cuenta.',
        unregistered:
          'Premium cuesta {price} en total. Es un pago único, sin suscripción, y dura para siempre (como mínimo, {guaranteedYears} años). Pertenece al centro, no a su cuenta.',
      },
      'En [Premium](/premium) puede contratarlo para un centro cuya ficha gestione y pagar al momento o con factura y su propia referencia. Después encontrará la factura en [Pedidos y facturas](/account/orders).',
      'Premium no cambia nada en las opiniones: su número, su media y su orden son los mismos con Premium y sin él.',
    ],
  },
  refund: {
    title: 'Reembolso',
    teaser: 'Con un clic o por desistimiento, también sin iniciar sesión.',
    also: 'desistimiento reembolso cancelar abono',
    blocks: [
      'Durante los {refundDays} días siguientes al pago, quien compró puede recuperar el dinero con un clic en [Pedidos y facturas](/account/orders). Premium se cancela al momento; lo que supera el plan gratuito deja de mostrarse y se guarda un año.',
      'También se puede desistir sin iniciar sesión: [ir al formulario](/withdrawal). Enviaremos un enlace de confirmación a la dirección del pedido.',
    ],
  },
  profile: {
    title: 'Redactar los textos y el perfil educativo',
    teaser: 'Descripción, diez apartados, idiomas, borradores y versiones anteriores.',
    also: 'descripción vista previa borrador versiones idioma traducir proyecto',
    blocks: [
      'Todos los centros tienen una descripción breve. Premium añade una larga y diez apartados del perfil educativo, desde los idiomas hasta los premios.',
      'Cada texto tiene un idioma. Los visitantes ven el texto en su idioma y, si no lo hay, el primero que usted escribió. Lo que guarda queda primero como borrador y se ve en la vista previa; en «Versiones anteriores» puede recuperar textos anteriores.',
    ],
  },
  media: {
    title: 'Mostrar fotos y vídeos',
    teaser: 'Cuántos, de qué tamaño, en qué formatos y con qué consentimiento.',
    also: 'imagen subir logo vídeo YouTube Vimeo tamaño formato borrar',
    blocks: [
      'Sin Premium, la ficha muestra una foto; con Premium, hasta {images} fotos, {videos} vídeos y un logotipo. Las fotos pueden ocupar hasta {imageMegabytes} MB y los vídeos (MP4, WebM u Ogg), hasta {videoMegabytes} MB; también sirve un enlace a YouTube o Vimeo.',
      'Si se corta la conexión, la subida continúa donde se quedó. Quitamos de los archivos el lugar y los datos de la cámara. Muestre solo a personas que hayan dado su consentimiento; en el caso de menores, con el de sus padres.',
    ],
  },
  'review-desk': {
    title: 'Responder a las opiniones y pedirlas',
    teaser: 'Qué puede responder, impugnar y denunciar, y cómo pedir opiniones.',
    also: 'respuesta mala opinión borrar impugnar invitación código QR distintivo',
    blocks: [
      'Con Premium puede responder una vez a cada opinión en «Opiniones» y cambiar la respuesta después. No insinúe quién puede haber escrito la opinión.',
      'Nadie puede conseguir que se retire una opinión porque no le guste. Si la persona nunca estuvo en su centro, impugne la opinión; no hace falta Premium. Si incumple las [normas](/review-rules), denúnciela.',
      'Pida opiniones con un enlace o un código QR, igual para todo el mundo. Las recompensas no están permitidas.',
    ],
  },
  messages: {
    title: 'Mensajes y eventos',
    teaser: 'Consultas de las familias, jornadas de puertas abiertas y otras fechas.',
    also: 'consulta formulario de contacto bandeja de entrada jornada de puertas abiertas calendario fecha',
    blocks: [
      'En las fichas Premium, las familias pueden escribirle sin ver su dirección. Los mensajes están en el panel, en «Mensajes»; su respuesta se envía por correo. Los borramos a los {messageMonths} meses.',
      'En «Eventos» puede anunciar la jornada de puertas abiertas y otras fechas. Las familias pueden añadirlas a su calendario; los eventos pasados desaparecen automáticamente.',
    ],
  },
  figures: {
    title: 'Entender las estadísticas',
    teaser: 'Qué significan las visitas y los clics y cómo contamos.',
    also: 'visitas visitantes cifras clics análisis',
    blocks: [
      'El resumen muestra cuántas veces se ha abierto la ficha, por cuántas personas distintas al día y en qué han hecho clic. Contamos sin cookies y sin guardar direcciones; sus propias visitas y las de los buscadores no cuentan.',
      'Puede descargar las cifras de cualquier periodo en una tabla.',
    ],
  },
  notifications: {
    title: 'Configurar las notificaciones',
    teaser: 'Qué correos recibe y cómo darse de baja.',
    also: 'correo baja campana mensaje informe semanal',
    blocks: [
      'En «Notificaciones» puede elegir si le escribimos al momento cuando hay mensajes nuevos y a la mañana siguiente cuando hay opiniones nuevas, si recibe las cifras de visitas una vez por semana y si las novedades de Aulario aparecen en las notificaciones.',
      'Puede darse de baja de cada uno de esos correos con un clic, sin iniciar sesión.',
    ],
  },
  support: {
    title: 'Pedirnos ayuda',
    teaser: 'Cuatro vías para contactar con nosotros y cuánto tardamos en responder.',
    also: 'soporte ticket chat teléfono contacto tiempo de respuesta',
    blocks: [
      'En el panel, en «Ayuda», puede contactar con nosotros por cuatro vías; cada consulta recibe un número y una página en la que seguir la conversación. Con Premium respondemos en {supportHours} horas.',
      'Si no tiene panel, escríbanos con el [formulario de contacto](/about#contact).',
    ],
  },
}
