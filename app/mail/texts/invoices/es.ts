import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'Recibe este mensaje por un pedido en Aulario. No leemos las respuestas.',
  'invoice.button': 'Abrir el PDF',
  'invoice.signIn': 'Para abrirlo, inicie sesión con la cuenta que hizo el pedido.',
  'invoice-paid.subject': 'Su factura',
  'invoice-paid.text': 'Aquí tiene la factura {number} de Aulario Premium para {school}. Está pagada.',
  'invoice-open.subject': 'Su factura, pendiente de pago',
  'invoice-open.text':
    'Aquí tiene la factura {number} de Aulario Premium para {school}. Transfiera {amount} a más tardar el {day} a la cuenta {iban} indicando el número de factura. Premium se activa en cuanto llegue el dinero.',
  'invoice-open.reference': 'Su número de pedido: {reference}',
  'credit-note.subject': 'Su factura rectificativa',
  'credit-note.text': 'Aquí tiene la factura rectificativa {number} de Aulario Premium para {school}.',
  'withdrawal.why': 'Recibe este mensaje porque alguien desistió de un contrato con esta dirección.',
  'withdrawal-received.subject': 'Hemos recibido su desistimiento',
  'withdrawal-received.text': 'Confirmamos que recibimos su desistimiento el {time}. Tiene el número {number}.',
  'withdrawal-received.content': 'Contenido de su declaración:',
  'withdrawal-received.name': 'Nombre: {name}',
  'withdrawal-received.contract': 'Contrato: {contract}',
  'withdrawal-received.email': 'Dirección de correo: {email}',
  'withdrawal-received.next':
    'Si sus datos coinciden con un pedido, enviaremos un enlace a la dirección de correo con la que se hizo. En cuanto lo confirme, le devolveremos el importe. Si no coinciden, una persona lo revisará y le escribirá. Para el plazo cuenta el momento de la recepción.',
  'withdrawal-received.done':
    'El Premium de este pedido ya no está activo. Devolvemos lo que se haya pagado; si había una factura pendiente, queda anulada. Recibirá la factura rectificativa por correo.',
  'withdrawal-received.note': 'Si no ha desistido de nada, escríbanos a {contact}.',
  'withdrawal-link.subject': 'Confirme su desistimiento',
  'withdrawal-link.text':
    'El {time} se declaró el desistimiento del contrato de Aulario Premium para {school} (pedido {number}).',
  'withdrawal-link.what':
    'Con el enlace confirma que fue usted. Premium se cancelará de inmediato y le devolveremos lo que se haya pagado; si hay una factura pendiente, la anularemos.',
  'withdrawal-link.button': 'Confirmar el desistimiento',
  'withdrawal-link.until':
    'El enlace es válido hasta el {day}. Para el plazo cuenta el momento en que se declaró el desistimiento, no el momento en que usted abra el enlace.',
  'withdrawal-link.not': 'Si no ha desistido de nada, no abra el enlace y escríbanos a {contact}.',
  'withdrawal-refused.subject': 'No podemos aceptar su desistimiento',
  'withdrawal-refused.text': 'Hemos examinado su desistimiento número {number} y no podemos aceptarlo.',
  'withdrawal-refused.note': '¿No está de acuerdo? Escríbanos a {contact}.',
  'cancellation.why': 'Recibe este mensaje porque alguien canceló un contrato con esta dirección.',
  'cancellation-received.subject': 'Hemos recibido su cancelación',
  'cancellation-received.text': 'Confirmamos que recibimos su cancelación el {time}. Tiene el número {number}.',
  'cancellation-received.kind': 'Tipo de cancelación: {kind}',
  'cancellation-received.ordinary': 'ordinaria',
  'cancellation-received.extraordinary': 'extraordinaria, motivo: {reason}',
  'cancellation-received.end': 'Fin del contrato: {end}',
  'cancellation-received.soonest': 'lo antes posible',
  'cancellation-received.next':
    'Una persona la tramitará y le escribirá cuándo termina el contrato. Cuenta el momento en que recibimos la cancelación.',
  'cancellation-received.note': 'Si no ha cancelado nada, escríbanos a {contact}.',
  'cancellation-answered.subject': 'Hemos tramitado su cancelación',
  'cancellation-answered.text': 'Hemos tramitado su cancelación número {number}.',
}
