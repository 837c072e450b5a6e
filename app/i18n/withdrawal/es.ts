import type { withdrawal as german } from './de.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Desistir del contrato',
  'withdrawal.metaDescription': 'Desistir de un contrato con Aulario, sin iniciar sesión.',
  'withdrawal.intro': 'Aquí puede desistir de un contrato celebrado con nosotros. No necesita cuenta ni motivo.',
  'withdrawal.voluntary':
    'Durante los 30 días posteriores al pago, todos pueden recuperar el precio completo, también centros y empresas.',
  'withdrawal.instructions': 'Información y modelo de formulario',
  'withdrawal.name': 'Nombre y apellidos',
  'withdrawal.name.missing': 'Indique el nombre con el que se hizo el pedido.',
  'withdrawal.contract': '¿Qué contrato?',
  'withdrawal.contract.hint': 'Número del pedido o de la factura; si no lo tiene, el centro y el día del pedido',
  'withdrawal.contract.missing': 'Díganos de qué contrato se trata.',
  'withdrawal.email': 'Dirección de correo',
  'withdrawal.email.hint': 'Le enviaremos allí la confirmación. Use, si puede, la misma que en el pedido.',
  'withdrawal.next': 'Continuar',
  'withdrawal.busy': 'Enviando…',
  'withdrawal.check.title': '¿Está todo bien?',
  'withdrawal.check.text':
    'Con este botón declara el desistimiento. Después recibirá una confirmación con el día y la hora.',
  'withdrawal.change': 'Cambiar',
  'withdrawal.confirm': 'Confirmar desistimiento',
  'withdrawal.received': 'Hemos recibido su desistimiento',
  'withdrawal.received.number': 'Recibido el {time}, número {number}.',
  'withdrawal.received.mail': 'Hemos enviado la misma confirmación a {email}.',
  'withdrawal.received.next':
    'Si sus datos coinciden con un pedido, enviaremos un enlace a la dirección de correo con la que se hizo. En cuanto lo confirme, le devolveremos el importe. Si no coinciden, una persona lo revisará y le escribirá. Para el plazo cuenta el momento de la recepción.',
  'withdrawal.content': 'Contenido de su declaración',
  'withdrawal.done.title': 'Su desistimiento ha surtido efecto',
  'withdrawal.done.order': 'Pedido {number}: Aulario Premium para {school}.',
  'withdrawal.done.text':
    'El Premium de este pedido ya no está activo. Devolvemos lo que se haya pagado; si había una factura pendiente, queda anulada. Recibirá la factura rectificativa por correo.',
  'withdrawal.link.title': 'Confirmar el desistimiento',
  'withdrawal.link.text':
    'El {time} se declaró el desistimiento del contrato de Aulario Premium para {school} (pedido {number}).',
  'withdrawal.link.what':
    'Con el botón confirma que fue usted. Premium se cancelará de inmediato y le devolveremos lo que se haya pagado; si hay una factura pendiente, la anularemos.',
  'withdrawal.link.submit': 'Confirmar el desistimiento y cancelar Premium',
  'withdrawal.link.not': 'Si no ha desistido de nada, cierre esta página.',
  'withdrawal.link.over':
    'El enlace es demasiado antiguo, o el pedido ya está reembolsado, anulado o impugnado ante el banco. Su declaración sigue siendo válida; si queda algo pendiente, lo revisará una persona.',
  'cancellation.title': 'Cancelar un contrato',
  'cancellation.metaDescription': 'Cancelar un contrato con Aulario, sin iniciar sesión.',
  'cancellation.intro': 'Aquí puede cancelar un contrato celebrado con nosotros. No necesita cuenta.',
  'cancellation.refund': 'Para recuperar el dinero, use el desistimiento:',
  'cancellation.kind': 'Tipo de cancelación',
  'cancellation.kind.ordinary': 'Cancelación ordinaria',
  'cancellation.kind.extraordinary': 'Cancelación extraordinaria por causa grave',
  'cancellation.kind.missing': 'Elija el tipo de cancelación.',
  'cancellation.reason': 'Motivo',
  'cancellation.reason.hint': 'Solo es necesario en una cancelación extraordinaria.',
  'cancellation.reason.missing': 'Indique el motivo de la cancelación extraordinaria.',
  'cancellation.endsOn': '¿Cuándo debe terminar el contrato?',
  'cancellation.endsOn.hint': 'Deje el campo vacío si debe terminar lo antes posible.',
  'cancellation.endsOn.invalid': 'Indique un día o deje el campo vacío.',
  'cancellation.soonest': 'lo antes posible',
  'cancellation.submit': 'cancelar ahora',
  'cancellation.received': 'Hemos recibido su cancelación',
  'cancellation.received.next':
    'Una persona la tramitará y le escribirá cuándo termina el contrato. Cuenta el momento en que recibimos la cancelación.',
}
