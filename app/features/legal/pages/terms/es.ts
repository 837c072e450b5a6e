import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Condiciones de uso',
  description: 'Qué ofrece Aulario, qué normas se aplican a visitantes y centros y cómo termina un contrato.',
  intro:
    'Estas condiciones rigen entre {operator} («nosotros») y todas las personas que usan Aulario. Los primeros apartados se aplican a todos; los que empiezan por «Centros» se aplican además a quienes actúan en nombre de un centro.',
  sections: [
    {
      id: 'service',
      title: 'Qué es Aulario',
      blocks: [
        'Aulario es un directorio de centros escolares de Alemania, Francia, España, Italia y el Reino Unido. Buscar, leer y comparar es gratuito y no requiere cuenta.',
        'Tomamos los datos oficiales de [registros públicos](/data-sources), con su fecha. No los comprobamos uno a uno. Lo vinculante es lo que diga el centro o la administración; la distancia no garantiza una plaza.',
        'Podemos seguir desarrollando el servicio. El mantenimiento y los fallos de los que no respondemos no dan derecho a indemnización.',
      ],
    },
    {
      id: 'account',
      title: 'Cuenta',
      blocks: [
        'La cuenta se crea cuando alguien se registra y confirma su dirección de correo. Cada persona tiene como máximo una cuenta, con datos verdaderos y una contraseña que solo ella conoce. Quien no tenga la edad que la ley exige para consentir por sí mismo ({ages}) necesita el consentimiento de sus padres.',
        'La cuenta puede eliminarse en cualquier momento y sin preaviso en [Mis datos](/account/data). Nosotros podemos cancelarla con un preaviso de 30 días, y de inmediato por causa grave. Esto no afecta al Premium de un centro: pertenece al centro y continúa aunque otra persona gestione la ficha.',
      ],
    },
    {
      id: 'content',
      title: 'Lo que publican los usuarios',
      blocks: [
        'A las opiniones se les aplican las [normas para las opiniones](/review-rules). Quien publica algo debe tener los derechos sobre ello y no vulnerar los de otros.',
        'Quien escribió un texto conserva sus derechos. Nos concede un derecho no exclusivo y gratuito a mostrarlo en Aulario, a guardarlo y a abreviarlo donde solo quepa un extracto, mientras no se elimine.',
        'Las opiniones no pueden comprarse, recompensarse ni imponerse. En qué orden aparecen y cómo se comprueban y se cuentan se explica en [Cómo funcionan las opiniones](/how-reviews-work).',
      ],
    },
    {
      id: 'moderation',
      title: 'Comprobación, retirada y reclamación',
      blocks: [
        'Un sistema automatizado comprueba los textos antes de publicarlos y puede retenerlos. Rechazarlos, retirarlos o suspender una cuenta solo puede hacerlo una persona. A los afectados se les comunican, a más tardar en ese momento, la norma, los hechos y el motivo (artículo 17 del Reglamento (UE) 2022/2065).',
        'Contra la decisión cabe reclamar gratis durante {objectionMonths} meses. Decide otra persona. Después se puede acudir a un [órgano de resolución extrajudicial](/dsa#objections) y a los tribunales.',
        'Quien publique con frecuencia contenidos manifiestamente ilícitos, o envíe con frecuencia denuncias manifiestamente infundadas, puede ser suspendido por un tiempo razonable tras una advertencia. Tenemos en cuenta el número, la gravedad, las consecuencias y la intención (artículo 23).',
        {
          when: 'britishOperator',
          text: 'Si retiramos o restringimos un contenido, o suspendemos una cuenta, en contra de estas condiciones, la persona afectada puede demandarnos por incumplimiento del contrato (Online Safety Act 2023, artículo 72).',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Qué no está permitido',
      blocks: [
        {
          list: [
            'hacerse pasar por otra persona o por un centro,',
            'eludir las medidas de protección o perturbar el servicio,',
            'extraer contenidos de forma automática y masiva, salvo que la ley o la licencia de los datos lo permita,',
            'recopilar datos de contacto con fines publicitarios.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Centros: la ficha',
      blocks: [
        'Quien demuestra actuar en nombre de un centro puede gestionar gratis su ficha. El centro responde de lo que se publica en su nombre. Las imágenes de personas reconocibles, sobre todo de menores, solo pueden mostrarse con su consentimiento o el de sus padres.',
        'El centro nos concede un derecho no exclusivo y gratuito a mostrar sus contenidos en Aulario, a convertirlos técnicamente y a guardarlos mientras estén en la ficha. No recibimos otros derechos, por ejemplo, para publicidad fuera de Aulario.',
        'Una ficha no se retira porque un centro no desee recibir opiniones. El centro puede responderlas, denunciarlas e impugnarlas.',
      ],
    },
    {
      id: 'ranking',
      title: 'Centros: orden de los resultados',
      blocks: [
        'Los parámetros principales son, en este orden: hasta qué punto el nombre, el código o el tipo de centro coinciden con el texto buscado; si el centro está en el lugar buscado y a qué distancia; cuánto se sabe de él. Cuentan porque las familias buscan un centro concreto o uno cercano. Todo se explica en [Cómo ordenamos los resultados](/ordering) (artículo 5 del Reglamento (UE) 2019/1150).',
        'El pago influye en un solo punto: en el orden por relevancia, hasta dos centros Premium que coincidan pueden figurar arriba en la primera página, señalados como anuncio. La lista de debajo sigue igual. El pago nunca influye en las opiniones. No utilizamos otros canales de distribución ni programas de afiliación (artículo 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Centros: Premium',
      blocks: [
        {
          when: 'registeredForVat',
          text: 'Premium cuesta {price} una sola vez para un centro, IVA incluido. No es una suscripción; nada se renueva ni se cobra después. Lo que incluye figura en [Premium](/premium).',
        },
        {
          when: 'notRegisteredForVat',
          text: 'Premium cuesta {price} una sola vez para un centro, con el IVA incluido cuando lo debamos. No es una suscripción; nada se renueva ni se cobra después. Lo que incluye figura en [Premium](/premium).',
        },
        'El contrato se celebra cuando confirmamos el pago o, en la compra con factura, con la factura; Premium comienza al recibirse el pago. Pertenece al centro y permanece si pasa a gestionarlo otra persona.',
        'Premium dura mientras exista Aulario, pero al menos {guaranteedYears} años desde el pago. Si Aulario dejara de existir antes, lo anunciaríamos con tres meses de antelación y devolveríamos el precio en proporción al tiempo que falte. Puede cancelar Premium en cualquier momento y sin preaviso; como consumidor, también sin iniciar sesión: [Cancelar contratos aquí](/cancellation).',
        'Durante {refundDays} días desde el pago, cualquiera puede recuperar el precio completo con un clic y sin motivo; Premium se cancela de inmediato. El día del pago no cuenta. Quien compra como consumidor tiene además el [derecho de desistimiento](#withdrawal) legal de 14 días. Se puede desistir con la sesión iniciada o en [Desistir del contrato](/withdrawal); cuenta el momento de la recepción. Para que nadie más ponga fin a su contrato, sin sesión iniciada lo tramitamos cuando usted confirma el enlace que enviamos a la dirección del pedido, o cuando hemos comprobado quién desiste.',
        {
          list: [
            'Cómo contratar: elija el centro, indique quién contrata y cómo se paga, lea el resumen y pulse el botón «Pedido con obligación de pago». Después pagará en la página del servicio de pago o recibirá la factura.',
            'Corregir los datos: hasta que pulse ese botón puede cambiarlo todo en el formulario. Si falta algo o no es correcto, se indica junto al campo.',
            'Texto del contrato: guardamos su pedido con el día de la versión de estas condiciones; lo encontrará en [Pedidos y facturas](/account/orders). Aquí puede leer, guardar e imprimir las condiciones. Con la confirmación las recibirá en PDF junto con la información sobre el desistimiento.',
            'Idiomas: el contrato puede celebrarse en alemán, inglés, francés, español e italiano.',
            'Medios de pago: tarjeta de crédito, tarjeta de débito y adeudo SEPA; para centros y entidades, también factura.',
            'Códigos de conducta: no nos hemos adherido a ninguno.',
          ],
        },
        {
          union:
            'Premium es un producto digital. Si es defectuoso, los consumidores tienen los derechos que les reconoce la ley (artículos 327d y siguientes del código civil alemán, BGB).',
          british:
            'Premium debe ser de calidad satisfactoria, adecuado a su fin y conforme a su descripción, y debemos prestarlo con una diligencia razonable. De lo contrario, los consumidores pueden exigir que lo corrijamos y, si no se logra, que reduzcamos el precio (Consumer Rights Act 2015, artículos 34 a 36, 42 a 44, 49 y 54 a 56).',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Información sobre el desistimiento para consumidores',
      blocks: [
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
        'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({seller}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá utilizar el modelo de formulario de desistimiento adjunto, aunque su uso no es obligatorio. También puede ejercer su derecho de desistimiento en línea en [Desistir del contrato](/withdrawal). Si utiliza esta función en línea, le enviaremos sin demora indebida, en un soporte duradero (por ejemplo, por correo electrónico), un acuse de recibo del desistimiento, con su contenido y la fecha y hora de su presentación.',
        'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
        'Consecuencias del desistimiento: en caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
        'Modelo de formulario de desistimiento (solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato):',
        {
          list: [
            'A la atención de {operator}, {operatorAddress}, {email}:',
            'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de prestación del siguiente servicio: Aulario Premium',
            'Pedido el',
            'Nombre del consumidor o de los consumidores',
            'Domicilio del consumidor o de los consumidores',
            'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
            'Fecha',
            '(*) Táchese lo que no proceda.',
          ],
        },
      ],
    },
    {
      id: 'right-to-cancel',
      when: 'britishOperator',
      title: 'Derecho de cancelación de los consumidores en el Reino Unido (right to cancel)',
      blocks: [
        'Según el derecho británico, usted puede cancelar este contrato en un plazo de 14 días sin indicar el motivo. El plazo termina a los 14 días del día de la celebración del contrato.',
        'Para ello debe informarnos ({seller}) de su decisión mediante una declaración clara (por ejemplo, una carta o un correo electrónico). Puede usar el formulario siguiente, aunque no es obligatorio. También puede hacer la declaración en nuestro sitio web, en [Desistir del contrato](/withdrawal); en ese caso acusaremos recibo sin demora en un soporte duradero (por ejemplo, por correo electrónico).',
        'Se cumple el plazo si usted envía la declaración antes de que termine.',
        'Consecuencias: si cancela el contrato, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (salvo los adicionales de una entrega distinta de la ordinaria más barata que ofrezcamos). Lo haremos sin demora indebida y a más tardar 14 días después del día en que se nos informe de su decisión, por el mismo medio de pago que usted usó, salvo que haya aceptado expresamente otro; no le supondrá ningún gasto.',
        'Formulario (complételo y devuélvalo solo si desea cancelar el contrato):',
        {
          list: [
            'A {operator}, {operatorAddress}, {email}:',
            'Por la presente cancelo/cancelamos (*) mi/nuestro (*) contrato de prestación del siguiente servicio: Aulario Premium',
            'Fecha del pedido',
            'Nombre',
            'Dirección',
            'Firma (solo en papel)',
            'En fecha',
            '(*) Tache lo que no corresponda.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Centros: acceso a los datos',
      blocks: [
        'Un centro ve las estadísticas de su ficha, las opiniones publicadas sobre él y los mensajes que recibe. No sabe quién ha escrito una opinión ni quién ha visitado su ficha, y no ve las cifras de otros centros. Nosotros tenemos acceso a lo que indica la página de [privacidad](/privacy) y no cedemos datos de los centros a terceros. Terminado el contrato, el centro puede recuperar sus contenidos durante 12 meses (artículo 9 del Reglamento (UE) 2019/1150).',
        'No gestionamos centros ni damos un trato distinto a ninguno por su relación con nosotros (artículo 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Centros: restricción y fin del servicio',
      blocks: [
        'Si restringimos o suspendemos una ficha, comunicamos los motivos al centro en un soporte duradero, a más tardar en ese momento. Si ponemos fin al servicio para un centro, damos los motivos con al menos 30 días de antelación (artículo 4 del Reglamento (UE) 2019/1150). Un plazo más corto solo es posible si lo exige una ley o una autoridad o si el centro ha incumplido estas condiciones de forma reiterada.',
        'Los motivos pueden ser: declaraciones falsas sobre la representación del centro; contenidos ilícitos; opiniones compradas, recompensadas o escritas por el propio centro; presiones a quienes escriben. Una manipulación que demostremos figura en la ficha durante {warningDays} días.',
        'El centro puede reclamar a {email} y aclarar los hechos. Si la decisión fue errónea, restablecemos el estado anterior sin demora. La vía judicial queda siempre abierta.',
        {
          when: 'smallEnterprise',
          text: 'Como pequeña empresa no estamos obligados a tener un sistema interno de reclamaciones ni mediadores (artículos 11 y 12).',
        },
        'El centro puede dejar de gestionar su ficha en cualquier momento y sin preaviso. Los datos oficiales permanecen.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de estas condiciones',
      blocks: [
        'Anunciamos los cambios por correo a quienes tienen una cuenta: al menos 15 días antes, más si los centros deben adaptarse técnicamente (artículo 3 del Reglamento (UE) 2019/1150). Quien no esté de acuerdo puede poner fin al contrato hasta ese día. Un cambio nunca reduce lo que ya se ha pagado. Los cambios que perjudiquen a los consumidores solo se les aplican si los aceptan.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      blocks: [
        {
          union:
            'Respondemos sin límite en caso de dolo o culpa grave, por daños a la vida, la integridad física o la salud y conforme a la ley de responsabilidad por productos defectuosos. En caso de culpa leve solo respondemos del incumplimiento de obligaciones esenciales (las que hacen posible el contrato y en cuyo cumplimiento se puede confiar) y solo de los daños previsibles y típicos. Los derechos que la ley reconoce a los consumidores en caso de defectos no se ven afectados.',
          british:
            'Nada en estas condiciones excluye ni limita nuestra responsabilidad por muerte o lesiones causadas por negligencia, por fraude o cuando la ley no lo permite. Por lo demás, respondemos de los daños que se deriven de forma previsible de que incumplamos el contrato o no actuemos con una diligencia razonable. Los derechos que la Consumer Rights Act 2015 reconoce a los consumidores no se ven afectados.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Resolución de litigios',
      blocks: [
        {
          union:
            'No estamos dispuestos ni obligados a participar en procedimientos ante un organismo alemán de resolución de litigios de consumo (artículo 36 de la ley VSBG). Para las decisiones sobre contenidos, véase el apartado sobre [reclamaciones](/dsa#objections).',
          british:
            'No participamos en la resolución alternativa de litigios de consumo. Para las decisiones sobre contenidos, véase el apartado sobre [reclamaciones](/dsa#objections).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Derecho y tribunales',
      blocks: [
        {
          union:
            'Se aplica el derecho alemán, con exclusión de la Convención de las Naciones Unidas sobre la compraventa internacional de mercaderías. Quien actúa como consumidor conserva la protección de las normas imperativas del país en el que vive y puede demandar también allí. Para comerciantes y organismos públicos son competentes los tribunales de nuestra sede.',
          british:
            'Se aplica el derecho de Inglaterra y Gales. Quien actúa como consumidor conserva la protección de las normas imperativas del país en el que vive y puede demandar también allí; Escocia e Irlanda del Norte cuentan como países propios. Para empresas y organismos públicos son competentes los tribunales de Inglaterra y Gales.',
        },
        {
          union:
            'Estas condiciones están disponibles en cinco idiomas. Si las versiones se contradicen, para centros y empresas prevalece la alemana y para las demás personas, la más favorable.',
          british:
            'Estas condiciones están disponibles en cinco idiomas. Si las versiones se contradicen, para centros y empresas prevalece la inglesa y para las demás personas, la más favorable.',
        },
      ],
    },
  ],
}
