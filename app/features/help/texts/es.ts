import type { HelpTexts } from './help-text.ts'

export const es: HelpTexts = {
  finding: {
    title: 'Encontrar un centro',
    teaser: 'El campo de búsqueda, los filtros, el mapa y qué significa la distancia.',
    also: 'búsqueda buscador radio distancia filtros mapa código postal localidad cerca de mí',
    blocks: [
      'En el buscador caben un nombre, una localidad, un código postal o ambos juntos, por ejemplo, «CEIP Granada». Las tildes, las abreviaturas y las pequeñas erratas no importan.',
      {
        steps: [
          'Busca una localidad o un código postal.',
          'En «Filtros», elige tipo, servicios y radio. Cada opción dice cuántos centros quedarían.',
          'Cambia entre lista y mapa con «Mapa». La dirección del navegador contiene toda tu búsqueda, así que puedes compartirla.',
        ],
      },
      'Cómo se forma el orden se explica en [Cómo ordenamos los resultados](/ordering). La distancia es en línea recta y no promete ninguna plaza.',
    ],
  },
  comparing: {
    title: 'Guardar y comparar centros',
    teaser: 'Una lista con o sin cuenta y hasta {compared} centros uno al lado del otro.',
    also: 'favoritos lista comparación imprimir tabla',
    blocks: [
      'Con «Guardar» en una tarjeta o ficha, el centro pasa a tu lista. Sin cuenta se queda en este dispositivo; cuando inicias sesión, está en tu cuenta, en [Centros guardados](/account/favourites).',
      'Hasta {compared} centros se ven uno junto a otro en la [comparación](/compare). Las diferencias se pueden resaltar y la tabla se puede imprimir y descargar.',
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
          'Da estrellas y cuenta en 50 a 3.000 caracteres lo que has vivido. Opina sobre el centro, nunca sobre personas: sin nombres y sin datos de salud.',
          'Elige el nombre con el que aparece la opinión.',
        ],
      },
      'Lo que está permitido figura en las [normas para las opiniones](/review-rules), y cómo revisamos, en [Cómo funcionan las opiniones](/how-reviews-work). Hay una opinión tuya por centro; puedes cambiarla o borrarla cuando quieras.',
    ],
  },
  'after-reviewing': {
    title: 'Mi opinión está pendiente o se ha rechazado o retirado',
    teaser: 'Cómo se revisa y cómo puedes reclamar.',
    also: 'no publicada revisión objeción recurso impugnada prueba justificante',
    blocks: [
      'La mayoría de las opiniones aparecen al momento. Si la revisión nota algo, la mira una persona; un correo te dice el resultado.',
      'Si rechazamos o retiramos una opinión, citamos la norma y la frase. En [Mis opiniones](/account/reviews) puedes reescribirla o reclamar en un plazo de {objectionMonths} meses; entonces decide otra persona.',
      'Si el centro dice que nunca estuviste allí, te preguntamos y te damos {answerDays} días. Mientras tanto, la opinión sigue visible. Un justificante ayuda, y no se lo enseñamos a nadie.',
    ],
  },
  reporting: {
    title: 'Denunciar algo',
    teaser: 'Opiniones, datos erróneos o tu propio nombre en Aulario.',
    also: 'denuncia falso ilegal insulto privacidad nombrado error corrección',
    blocks: [
      'Debajo de cada opinión está «Denunciar». Funciona sin cuenta; recibes un número y, más tarde, la decisión con sus motivos.',
      'Si te nombran en una opinión, usa el [formulario para personas nombradas](/named-in-a-review).',
      'Si un dato de un centro está mal, avisa del error en su ficha. Lo comprobamos en el registro oficial.',
    ],
  },
  account: {
    title: 'Cuenta y acceso',
    teaser: 'Registro, contraseña olvidada, cambio de correo, segundo factor.',
    also: 'registrarse contraseña olvidada confirmación correo cambiar Google segundo factor código dispositivo salir',
    blocks: [
      'Después de [registrarte](/auth?mode=signup) te enviamos un correo con un enlace. Si no llega, mira en el correo no deseado y pide que te lo enviemos otra vez.',
      '¿Has olvidado la contraseña? [Aquí](/auth/forgot) recibes un enlace válido durante una hora.',
      'En [Acceso y seguridad](/account/security) cambias contraseña y correo, añades llaves de acceso y un segundo factor, y ves en qué dispositivos tienes la sesión abierta.',
    ],
  },
  leaving: {
    title: 'Llevarte tus datos o borrar tu cuenta',
    teaser: 'Descargarlo todo, darte de baja de los correos e irte con o sin tus opiniones.',
    also: 'exportar RGPD acceso baja eliminar darse de baja',
    blocks: [
      'En [Mis datos](/account/data) descargas todo lo que guardamos sobre ti y borras tu cuenta. Se bloquea al momento y desaparece del todo a los {restoreDays} días; hasta entonces, el enlace del correo te la devuelve.',
      'Al borrarla decides si tus opiniones se quedan sin tu nombre o se van con ella.',
      'Los correos que no quieras se desactivan en [Notificaciones](/account/notifications), o con el enlace que hay al final de cada uno.',
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
          'Haga que le enviemos un código al correo que figura en el registro oficial e introdúzcalo. Al momento puede gestionar la ficha.',
          'Si no tiene acceso a ese correo, suba un justificante. Lo revisamos y respondemos por correo.',
        ],
      },
      'Si alguien gestiona ya la ficha, primero le preguntamos y después decidimos.',
    ],
  },
  colleagues: {
    title: 'Trabajar con otras personas',
    teaser: 'Invitar a otras personas y cambiar de un centro a otro.',
    also: 'invitar permisos editor titular varias personas sucesor',
    blocks: [
      'En [Mis centros](/account/schools), los responsables de la ficha invitan a otras personas: como responsables, con todos los permisos, o como colaboradores, que mantienen el contenido al día pero no invitan a nadie. Allí también se quita a quien ya no deba participar.',
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
          'Los responsables de la ficha de un centro invitan a su grupo en «Personas», o usted nos muestra un justificante para muchos centros a la vez.',
          'Elija varios centros en la tabla y escriba textos o datos de contacto una sola vez para todos. Suba sus propios datos en un archivo CSV o Excel. Antes de aplicarlos ve todos los cambios, y puede deshacerlos todos a la vez.',
        ],
      },
      'Invite a más personas y asígneles los centros en los que deben trabajar. Los responsables de las fichas conservan todos sus derechos. Premium sigue perteneciendo a cada centro.',
    ],
  },
  facts: {
    title: 'Corregir la dirección, el teléfono y otros datos',
    teaser: 'Qué viene del registro, qué viene de usted y cómo se corrige un dato.',
    also: 'cambiar dirección registro oficial equivocado número web posición mapa',
    blocks: [
      'Lo que viene del registro oficial sigue siendo reconocible. Lo que usted escribe aparece al lado y prevalece; ninguna importación lo sobrescribe.',
      'Si un dato oficial está mal, pida una corrección en la ficha. Hasta que decidamos se ven los dos valores. Avise también al organismo que lleva el registro.',
    ],
  },
  premium: {
    title: 'Contratar Premium',
    teaser: 'Precio, pago, factura y lo que Premium no cambia.',
    also: 'precio pagar factura transferencia tarjeta coste suscripción licencia titularidad',
    blocks: [
      'Premium cuesta {price}, IVA incluido, una sola vez, sin suscripción, y es para siempre, como mínimo {guaranteedYears} años. Pertenece al centro, no a su cuenta.',
      'En [Premium](/premium) lo contrata para un centro cuya ficha gestione: pagando al momento o con factura y su propia referencia. La factura está después en [Pedidos y facturas](/account/orders).',
      'Premium no cambia nada de las opiniones: número, media y orden son los mismos con él y sin él.',
    ],
  },
  refund: {
    title: 'Devolución del dinero',
    teaser: 'Con un clic o por desistimiento, también sin iniciar sesión.',
    also: 'desistimiento reembolso cancelar abono',
    blocks: [
      'Durante los {refundDays} días siguientes al pago, quien compró recupera el dinero con un clic, en [Pedidos y facturas](/account/orders). Premium termina entonces al momento; lo que supera el plan gratuito se guarda un año sin mostrarse.',
      'También se puede desistir sin iniciar sesión: [ir al formulario](/withdrawal). Enviamos entonces un enlace de confirmación a la dirección del pedido.',
    ],
  },
  profile: {
    title: 'Redactar los textos y el perfil educativo',
    teaser: 'Descripción, diez apartados, idiomas, borradores y versiones anteriores.',
    also: 'descripción vista previa borrador versiones idioma traducir proyecto',
    blocks: [
      'Todos los centros tienen una descripción breve. Premium añade una larga y diez apartados del perfil educativo, desde los idiomas hasta los premios.',
      'Cada texto tiene un idioma. Los visitantes ven el suyo si existe y, si no, el primero que usted escribió. Lo que guarda es primero un borrador que se ve en la vista previa; las versiones anteriores se recuperan en «Versiones anteriores».',
    ],
  },
  media: {
    title: 'Mostrar fotos y vídeos',
    teaser: 'Cuántos, de qué tamaño, en qué formatos y con qué consentimiento.',
    also: 'imagen subir logo vídeo YouTube Vimeo tamaño formato borrar',
    blocks: [
      'Sin Premium, la ficha muestra una foto; con Premium, hasta {images} fotos, {videos} vídeos y un logo. Las fotos pueden ocupar {imageMegabytes} MB y los vídeos (MP4, WebM u Ogg) {videoMegabytes} MB; también vale un enlace a YouTube o Vimeo.',
      'Si se corta la conexión, la subida continúa donde se quedó. Quitamos de los archivos el lugar y los datos de la cámara. Muestre solo a personas que hayan dado su consentimiento; en el caso de menores, con el de sus padres.',
    ],
  },
  'review-desk': {
    title: 'Responder a las opiniones y pedirlas',
    teaser: 'Qué puede responder, impugnar y denunciar, y cómo pedir opiniones.',
    also: 'respuesta mala opinión borrar impugnar invitación código QR distintivo',
    blocks: [
      'Con Premium, responde una vez a cada opinión en «Opiniones» y puede cambiar la respuesta. No escriba quién podría haber escrito la opinión.',
      'Nadie puede hacer retirar una opinión porque no le guste. Si alguien nunca estuvo en su centro, impugne la opinión; se puede también sin Premium. Si incumple las [normas](/review-rules), denúnciela.',
      'Pida opiniones con un enlace o un código QR, igual para todo el mundo. Las recompensas no están permitidas.',
    ],
  },
  messages: {
    title: 'Mensajes y eventos',
    teaser: 'Consultas de las familias, jornadas de puertas abiertas y otras fechas.',
    also: 'consulta formulario de contacto bandeja de entrada jornada de puertas abiertas calendario fecha',
    blocks: [
      'En las fichas Premium, las familias pueden escribirle sin ver su dirección. Los mensajes están en el panel, en «Mensajes»; su respuesta sale por correo. A los doce meses los borramos.',
      'En «Eventos» anuncia la jornada de puertas abiertas y otras fechas. Las familias las pasan a su calendario; lo pasado desaparece solo.',
    ],
  },
  figures: {
    title: 'Entender las estadísticas',
    teaser: 'Qué significan las visitas y los clics y cómo contamos.',
    also: 'visitas visitantes cifras clics análisis',
    blocks: [
      'El resumen muestra cuántas veces se ha abierto la ficha, por cuántas personas distintas al día y en qué han hecho clic. Contamos sin cookies y sin guardar direcciones; sus propias visitas y las de los buscadores no cuentan.',
      'Las cifras de cualquier periodo se descargan como tabla.',
    ],
  },
  notifications: {
    title: 'Configurar las notificaciones',
    teaser: 'Qué correos recibe y cómo darse de baja.',
    also: 'correo baja campana mensaje informe semanal',
    blocks: [
      'En «Notificaciones» elige si escribimos al momento cuando hay mensajes nuevos y a la mañana siguiente cuando hay opiniones nuevas, si recibe las visitas una vez por semana y si las novedades de Aulario aparecen en las notificaciones.',
      'Cada uno de esos correos se cancela con un clic, sin iniciar sesión.',
    ],
  },
  support: {
    title: 'Recibir nuestra ayuda',
    teaser: 'Cuatro vías para contactarnos y lo que tardamos en responder.',
    also: 'soporte ticket chat teléfono contacto tiempo de respuesta',
    blocks: [
      'En el panel, en «Ayuda», nos encuentra por cuatro vías; cada solicitud recibe un número y un hilo en el que responder. Con Premium contestamos en 24 horas.',
      'Sin panel, escríbanos con el [formulario de contacto](/about#contact).',
    ],
  },
}
