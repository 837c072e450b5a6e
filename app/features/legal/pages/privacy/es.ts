import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Privacidad',
  description: 'Qué datos trata Aulario, para qué, durante cuánto tiempo y qué derechos tienes.',
  intro:
    'Puedes buscar, leer y comparar sin cuenta y sin que sepamos quién eres. Aquí se explica qué datos tratamos y cuándo, con qué base jurídica y durante cuánto tiempo (artículos 13 y 14 del RGPD).',
  sections: [
    {
      id: 'summary',
      title: 'Lo esencial',
      blocks: [
        {
          list: [
            'Sin publicidad de terceros, sin rastreo, sin perfiles. Tipografías, mapas, imágenes y scripts proceden de nuestro propio servidor.',
            'Solo usamos cookies para lo que has pedido. Por eso no verás ningún aviso que pida permiso.',
            'Tu posición solo se usa para aquello para lo que la compartes y no se guarda.',
            'Los centros nunca saben quién ha escrito una opinión.',
            'Puedes [llevarte o eliminar tus datos](/account/data) en cualquier momento.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Responsable del tratamiento',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Delegado de protección de datos: {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          union:
            'No estamos obligados a designar un delegado de protección de datos (artículo 37 del RGPD, artículo 38 de la ley alemana BDSG). Respondemos a las preguntas sobre protección de datos en {email}.',
          british:
            'No estamos obligados a designar un delegado de protección de datos (artículo 37 del RGPD y del UK GDPR). Respondemos a las preguntas sobre protección de datos en {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Representante en el Reino Unido (artículo 27 del UK GDPR): {britishRepresentative}.',
        },
        {
          when: 'unionRepresentative',
          text: 'Representante en la Unión Europea (artículo 27 del RGPD): {unionRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'Cuando visitas el sitio',
      blocks: [
        'Para enviarte una página, nuestro servidor necesita tu dirección IP. En el registro solo anotamos la hora, la ruta, el estado y la duración: ninguna dirección y nada de lo que hayas escrito. Base: nuestro interés legítimo en un funcionamiento seguro (artículo 6, apartado 1, letra f, del RGPD).',
        'Para evitar abusos contamos cuántos formularios se envían desde una conexión. Para ello guardamos una huella (hash) en lugar de la dirección. La base es la misma.',
        'Los centros ven cuántas veces se ha visitado su ficha. Contamos sin cookies: a partir de la dirección, del navegador y de una clave aleatoria del día calculamos un identificador que se borra con la clave al terminar el día. Después solo quedan totales. Base: nuestro interés legítimo en una estadística sin vigilancia (artículo 6, apartado 1, letra f, del RGPD).',
        'Contamos las búsquedas sin resultado, sin relacionarlas contigo, para mejorar el buscador. No recogemos lo que parezca un nombre o una dirección.',
        'Si compartes tu posición, la usamos para encontrar el código postal más cercano. En la dirección de la página solo aparece este. Base: tu consentimiento en el navegador (artículo 6, apartado 1, letra a, del RGPD).',
        'Si mides distancias desde una dirección, la buscamos una sola vez y no la guardamos; se queda en tu navegador. Base: nuestro interés legítimo en responder a tu consulta (artículo 6, apartado 1, letra f, del RGPD).',
        {
          when: 'ways',
          text: 'Si preguntas cuántos minutos se tarda hasta un centro, o hasta dónde llegas, tu navegador envía el punto, redondeado a unos 100 m, a nuestro servidor. Este calcula con un servicio que gestionamos nosotros mismos; no se guarda, registra ni transmite nada. Base: tu consentimiento, que puedes retirar allí en cualquier momento (artículo 6, apartado 1, letra a, del RGPD).',
        },
        'Si preguntas por las fechas de un niño o una niña, usamos su mes de nacimiento y el lugar o la zona solo para responder y no los guardamos. Tu navegador solo lo recuerda si tú quieres; cuando vuelves a abrir la página, nos pide las fechas de la zona sin mencionar al menor. Base jurídica: nuestro interés legítimo en responder a tu pregunta (artículo 6.1.f del RGPD).',
        'Si preparas una ruta de jornadas de puertas abiertas o haces que tu dispositivo recuerde cuándo viste cada centro, tu navegador nos pregunta por esas fechas y centros para mostrar qué ha cambiado. No guardamos ni registramos nada de ello. Base jurídica: nuestro interés legítimo en atender tu petición (artículo 6.1.f del RGPD).',
        'Si compartes una lista, tu navegador la cifra antes de enviárnosla. La clave está en el enlace, tras el signo #, que ningún navegador transmite: no podemos leer la lista y su identificador no figura en nuestro registro. Para mostrarte los datos de los centros, tu navegador nos los pide; no guardamos lo que pide. Base: nuestro interés legítimo en poner la lista a tu disposición (artículo 6, apartado 1, letra f, del RGPD).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento en tu dispositivo',
      blocks: [
        {
          union:
            'Solo guardamos lo necesario para un servicio que has solicitado expresamente. Está permitido sin consentimiento (artículo 25, apartado 2, número 2, de la ley alemana TDDDG, artículo 22.2 de la LSSI y las normas correspondientes de los demás países). Estas listas son completas; una prueba automática las compara con el código.',
          british:
            'Solo guardamos lo necesario para un servicio que has solicitado expresamente. Está permitido sin consentimiento (artículo 6 de las Privacy and Electronic Communications Regulations 2003, artículo 22.2 de la LSSI y las normas correspondientes de los demás países). Estas listas son completas; una prueba automática las compara con el código.',
        },
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'Cuando tienes una cuenta',
      blocks: [
        'Para una cuenta necesitamos tu dirección de correo y una contraseña, de la que solo guardamos una huella (hash). El nombre, la foto y los datos de contacto son voluntarios. En cada inicio de sesión guardamos la dirección IP y el navegador, para que puedas reconocer y cerrar sesiones ajenas. De cada llave de acceso guardamos la clave pública y el navegador con el que la creaste; la huella, la cara o el PIN no salen de tu dispositivo. Base: el contrato de la cuenta (artículo 6, apartado 1, letra b, del RGPD) y, para la seguridad, nuestro interés legítimo (letra f).',
        {
          when: 'google',
          text: 'Si pulsas «Continuar con Google», pasas al sitio de Google (Google Ireland Limited, Dublín; es posible una transferencia a EE. UU., decisión de adecuación sobre el Marco de Privacidad de Datos UE-EE. UU.). Google nos comunica tu correo, tu nombre y un identificador. Sin ese clic, Google no recibe ningún dato.',
        },
        'Te enviamos los correos propios de la cuenta: confirmaciones, avisos de seguridad, decisiones. Todos los demás puedes desactivarlos en [Notificaciones](/account/notifications) y con un clic en cada correo. Las novedades ocasionales de Aulario, sin publicidad de terceros, solo las recibes si las activas allí. Base: tu consentimiento (letra a) y, para los demás, nuestro interés en informarte sobre el servicio que usas (letra f). Si un correo nos llega devuelto, lo anotamos para no enviar más.',
      ],
    },
    {
      id: 'reminders',
      title: 'Cuando pides recordatorios de las fechas de tus hijos',
      blocks: [
        'Para poder escribirte 14 y 3 días antes de los plazos y demás fechas de admisión, guardamos en tu cuenta el mes de nacimiento de tus hijos y la zona en la que viven: ni nombre, ni día de nacimiento, ni dirección. También anotamos qué fechas te hemos recordado, para que ningún correo llegue dos veces.',
        'Base jurídica: tu consentimiento (artículo 6.1.a del RGPD), que das con una casilla propia y que registramos con el momento y la versión del texto (artículo 7.1). Puedes retirarlo en cualquier momento en [Hijos y recordatorios](/account/children); entonces borramos de inmediato todos los datos. Un clic en cualquiera de los correos detiene los recordatorios, sin iniciar sesión.',
      ],
    },
    {
      id: 'reviews',
      title: 'Cuando opinas sobre un centro',
      blocks: [
        'Publicamos el texto, las estrellas, el nombre que has elegido y lo que indicas sobre tu experiencia. Base: las condiciones de uso (artículo 6, apartado 1, letra b, del RGPD). Antes de publicar, un sistema automatizado busca nombres, datos de contacto, insultos y envíos masivos y puede retener el texto; solo una persona puede rechazarlo (artículo 22 del RGPD). Para evitar opiniones falsas guardamos brevemente una huella de tu red, de la que no puede deducirse la dirección (letra f). Más en [Cómo funcionan las opiniones](/how-reviews-work).',
        'Si aportas voluntariamente un justificante, solo lo ve el equipo de moderación. Base: tu consentimiento (letra a), que puedes retirar en cualquier momento.',
        'Puede escribir quien tenga la edad necesaria para dar su propio consentimiento a un servicio como este (artículo 8 del RGPD), a partir de estas edades: {ages}.',
      ],
    },
    {
      id: 'matters',
      title: 'Cuando denuncias algo o te mencionan en una opinión',
      blocks: [
        'Si denuncias una opinión o un dato erróneo, usamos tu nombre y tu dirección para responderte. La otra parte no los conocerá. Base: nuestras obligaciones según los artículos 16 y 17 del Reglamento (UE) 2022/2065 (artículo 6, apartado 1, letra c, del RGPD) y nuestro interés en que los datos sean correctos (letra f). Las decisiones se conservan sin nombres y sin límite, para que puedan comprobarse.',
        'Las opiniones tratan de centros, no de personas. Si aun así aparece tu nombre, puedes pedir la supresión, la rectificación o el acceso, sin cuenta: [formulario para personas mencionadas](/named-in-a-review). En ese caso, los datos nos los facilitó quien escribió la opinión (artículo 14 del RGPD).',
      ],
    },
    {
      id: 'schools',
      title: 'Cuando gestionas la ficha de un centro',
      blocks: [
        'Si solicitas gestionar la ficha de un centro, comprobamos tu función, tu explicación y, si hace falta, un justificante. Después guardamos quién gestiona la ficha y quién ha cambiado qué. Base: el contrato (artículo 6, apartado 1, letra b, del RGPD) y el interés de los centros en que su ficha no la gestionen extraños (letra f).',
        'Los datos de los centros proceden de [registros](/data-sources) públicos. No importamos nombres de directores ni de personal, aunque figuren en ellos.',
      ],
    },
    {
      id: 'orders',
      title: 'Cuando compras Premium',
      blocks: [
        {
          union:
            'Guardamos el nombre, la dirección, el correo, en su caso el NIF-IVA, el pedido y la factura. Base: el contrato (artículo 6, apartado 1, letra b, del RGPD) y las obligaciones de conservación del derecho tributario (letra c; § 147 AO, § 14b UStG, artículo 369 duodecies de la Directiva 2006/112/CE).',
          british:
            'Guardamos el nombre, la dirección, el correo, en su caso el NIF-IVA, el pedido y la factura. Base: el contrato (artículo 6, apartado 1, letra b, del RGPD) y las obligaciones de conservación del derecho tributario y de sociedades (letra c; Value Added Tax Act 1994, anexo 11, Companies Act 2006, artículo 388, artículo 369 de la Directiva 2006/112/CE).',
        },
        {
          when: 'stripe',
          text: 'El pago se hace en la página de Stripe (Stripe Payments Europe, Limited, Dublín). Stripe recibe de nosotros el correo, el importe y el pedido y recoge por sí misma los datos de pago, como responsable del tratamiento; es posible una transferencia a EE. UU. (Marco de Privacidad de Datos UE-EE. UU.). No vemos los datos de tu tarjeta.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Cuando nos escribes o escribes a un centro',
      blocks: [
        'Lo que envías por el formulario de contacto lo usamos para responder; recibes una copia. Guardamos también la versión de este texto que aceptaste y la hora. Base: tu consentimiento (artículo 6, apartado 1, letra a, del RGPD) o, si preguntas por un contrato, ese contrato (letra b). Puedes retirar el consentimiento para el futuro en cualquier momento.',
        'Si escribes a un centro, este recibe tu nombre, tu dirección y el texto para responderte. A partir de ese momento, el centro es responsable de esos datos.',
      ],
    },
    {
      id: 'recipients',
      title: 'Quién recibe datos',
      blocks: [
        {
          list: [
            'Las personas de nuestro equipo, en la medida en que su tarea lo exija.',
            'Proveedores de servidores y de envío de correo, que actúan según nuestras instrucciones (artículo 28 del RGPD).',
            'Quienes leen el sitio: lo que publicas.',
            'Las autoridades, si una ley nos obliga, por ejemplo, ante la sospecha de delitos contra la vida (artículo 18 del Reglamento (UE) 2022/2065).',
          ],
        },
        { when: 'host', text: 'Nuestros servidores están en: {host}.' },
        {
          when: 'mapServer',
          union:
            'El mapa detallado procede de {mapServer}. Solo se carga si lo aceptas (artículo 6, apartado 1, letra a, del RGPD, artículo 25, apartado 1, TDDDG); en ese caso, ese servidor conoce tu dirección IP. Puedes retirar tu aceptación debajo del mapa.',
          british:
            'El mapa detallado procede de {mapServer}. Solo se carga si lo aceptas (artículo 6, apartado 1, letra a, del RGPD, artículo 6 de las Privacy and Electronic Communications Regulations 2003); en ese caso, ese servidor conoce tu dirección IP. Puedes retirar tu aceptación debajo del mapa.',
        },
        {
          union:
            'Algunos centros enlazan vídeos de YouTube (Google Ireland Limited) o Vimeo (Vimeo.com, Inc., EE. UU.). Un vídeo solo se carga desde allí cuando lo reproduces; antes, esos proveedores no reciben ningún dato. Base: tu consentimiento (artículo 6, apartado 1, letra a, del RGPD, § 25, apartado 1, TDDDG), que das al iniciar el vídeo. Pueden transferirse datos a EE. UU.; la base es el Marco de Privacidad de Datos UE-EE. UU. o tu consentimiento (artículo 49 del RGPD).',
          british:
            'Algunos centros enlazan vídeos de YouTube (Google Ireland Limited) o Vimeo (Vimeo.com, Inc., EE. UU.). Un vídeo solo se carga desde allí cuando lo reproduces; antes, esos proveedores no reciben ningún dato. Base: tu consentimiento (artículo 6, apartado 1, letra a, del RGPD, artículo 6 de las Privacy and Electronic Communications Regulations 2003), que das al iniciar el vídeo. Pueden transferirse datos a EE. UU.; la base es el Marco de Privacidad de Datos UE-EE. UU. o tu consentimiento (artículo 49 del RGPD).',
        },
        {
          union:
            'Aparte de esto, no cedemos ni vendemos datos. Solo hay transferencias fuera de la Unión Europea donde esta página lo indica.',
          british:
            'Aparte de esto, no cedemos ni vendemos datos. Tratamos los datos en el Reino Unido, cuya protección la Comisión Europea ha declarado adecuada (artículo 45 del RGPD). Solo hay transferencias a otros países de fuera de la Unión Europea donde esta página lo indica.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo conservamos los datos',
      blocks: [
        'Pasados estos plazos, los datos se borran automáticamente: un programa se ejecuta cada hora. La lista procede de las reglas que aplica. En las copias de seguridad puede haber datos hasta que se sobrescriben; si se restaura una, las supresiones se repiten.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        {
          list: [
            'Acceso y copia (artículos 15 y 20): como archivo en la cuenta, en [Mis datos](/account/data); si no, previa solicitud.',
            'Rectificación (artículo 16): en tu cuenta o previa solicitud.',
            'Supresión (artículo 17): en la cuenta, en [Mis datos](/account/data). La cuenta queda bloqueada y oculta al instante y se borra al cabo de {restoreDays} días.',
            'Limitación del tratamiento (artículo 18).',
            'Retirada de un consentimiento para el futuro (artículo 7, apartado 3).',
            'Reclamación ante una autoridad de control (artículo 77).',
          ],
        },
        'Para ejercerlos, escribe a {email}. Respondemos en el plazo de un mes. No estás obligado a darnos datos; pero sin dirección de correo no hay cuenta y sin dirección postal no hay factura.',
      ],
    },
    {
      id: 'objection',
      title: 'Tu derecho de oposición',
      blocks: [
        'Cuando nos basamos en un interés legítimo (artículo 6, apartado 1, letra f, del RGPD), puedes oponerte en cualquier momento por motivos relacionados con tu situación particular (artículo 21 del RGPD). Dejaremos de tratar los datos, salvo que acreditemos motivos legítimos imperiosos o los necesitemos para reclamaciones jurídicas. Basta un mensaje a {email}.',
      ],
    },
    {
      id: 'authorities',
      title: 'Autoridades de control',
      blocks: [
        'La autoridad competente para nosotros es: {authority}. También puedes reclamar en el país en el que vives:',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'Reino Unido',
      blocks: [
        {
          union:
            'A las personas en el Reino Unido se les aplican el UK GDPR y la Data Protection Act 2018. Sus artículos tienen la misma numeración y reconocen los mismos derechos; la autoridad competente es el Information Commissioner (ICO). Las cookies se rigen por las Privacy and Electronic Communications Regulations 2003.',
          british:
            'Tenemos nuestra sede en el Reino Unido. A todo lo que tratamos se aplican el UK GDPR y la Data Protection Act 2018, y a las personas en la Unión Europea, también el RGPD. Cuando esta página cita un artículo del RGPD, se aplica igualmente el artículo del UK GDPR con el mismo número (los artículos 22A a 22D en lugar del 22) y, a las transferencias a EE. UU., la extensión británica del Marco de Privacidad de Datos UE-EE. UU. Puedes reclamar ante nosotros en {email}; acusamos recibo en 30 días y te comunicamos el resultado (Data Protection Act 2018, artículo 164A). La autoridad competente es el Information Commissioner (ICO). Las cookies se rigen por las Privacy and Electronic Communications Regulations 2003.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      blocks: [
        'Si algo cambia, arriba aparece la nueva fecha y abajo, la lista de las versiones anteriores. De los cambios importantes avisamos por correo a quienes tienen una cuenta.',
      ],
    },
  ],
}
