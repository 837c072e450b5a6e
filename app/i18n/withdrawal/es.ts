import type { withdrawal as german } from './de.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Desistir del contrato',
  'withdrawal.metaDescription': 'Desistir de un contrato con Aulario, sin iniciar sesión.',
  'withdrawal.intro': 'Aquí desiste de un contrato que celebró con nosotros. No necesita cuenta ni motivo.',
  'withdrawal.voluntary':
    'Durante los 30 días tras el pago todos recuperan el precio completo, también centros y empresas.',
  'withdrawal.instructions': 'Información y modelo de formulario',
  'withdrawal.name': 'Nombre y apellidos',
  'withdrawal.name.missing': 'Indique el nombre con el que se hizo el pedido.',
  'withdrawal.contract': '¿Qué contrato?',
  'withdrawal.contract.hint': 'Número del pedido o de la factura; si no, el centro y el día del pedido',
  'withdrawal.contract.missing': 'Díganos de qué contrato se trata.',
  'withdrawal.email': 'Dirección de correo',
  'withdrawal.email.hint': 'Le enviaremos allí la confirmación. Mejor la que se usó en el pedido.',
  'withdrawal.next': 'Continuar',
  'withdrawal.busy': 'Enviando …',
  'withdrawal.check.title': '¿Está todo bien?',
  'withdrawal.check.text': 'Con este botón declara el desistimiento. Después recibirá una confirmación con día y hora.',
  'withdrawal.change': 'Cambiar',
  'withdrawal.confirm': 'Confirmar desistimiento',
  'withdrawal.received': 'Hemos recibido su desistimiento',
  'withdrawal.received.number': 'Recibido el {time}, número {number}.',
  'withdrawal.received.mail': 'La misma confirmación va camino de {email}.',
  'withdrawal.received.next':
    'Si sus datos coinciden con un pedido, enviamos un enlace a la dirección de correo con la que se hizo. En cuanto lo confirme, devolvemos el importe. Si no, una persona lo revisa y le escribe. Para el plazo cuenta el momento de la recepción.',
  'withdrawal.content': 'Contenido de su declaración',
  'withdrawal.done.title': 'Su desistimiento ha surtido efecto',
  'withdrawal.done.order': 'Pedido {number}: Aulario Premium para {school}.',
  'withdrawal.done.text':
    'Premium de este pedido ha terminado. Devolvemos lo que se haya pagado; si había una factura pendiente, queda anulada. Recibirá la factura rectificativa por correo.',
  'withdrawal.link.title': 'Confirmar el desistimiento',
  'withdrawal.link.text':
    'El {time} se declaró el desistimiento del contrato de Aulario Premium para {school} (pedido {number}).',
  'withdrawal.link.what':
    'Con el botón confirma que fue usted. Premium termina entonces de inmediato y devolvemos lo que se haya pagado; si hay una factura pendiente, la anulamos.',
  'withdrawal.link.submit': 'Confirmar el desistimiento y terminar Premium',
  'withdrawal.link.not': '¿No ha desistido de nada? Entonces cierre esta página.',
  'withdrawal.link.over':
    'El enlace es demasiado antiguo, o el pedido ya está reembolsado, anulado o reclamado ante el banco. Su declaración sigue en pie; si queda algo pendiente, lo revisa una persona.',
}
