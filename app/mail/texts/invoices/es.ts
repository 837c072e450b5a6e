import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'Recibe este mensaje por un pedido en Aulario. Nadie lee las respuestas.',
  'invoice.button': 'Abrir el PDF',
  'invoice.signIn': 'Para abrirlo, inicie sesión con la cuenta que hizo el pedido.',
  'invoice-paid.subject': 'Su factura',
  'invoice-paid.text': 'Aquí tiene la factura {number} de Aulario Premium para {school}. Está pagada.',
  'invoice-open.subject': 'Su factura: transfiera el importe, por favor',
  'invoice-open.text':
    'Aquí tiene la factura {number} de Aulario Premium para {school}. Transfiera {amount} antes del {day} a la cuenta {iban} indicando el número de factura. Premium se activa en cuanto llegue el dinero.',
  'invoice-open.reference': 'Su número de pedido: {reference}',
  'credit-note.subject': 'Su factura rectificativa',
  'credit-note.text': 'Aquí tiene la factura rectificativa {number} de Aulario Premium para {school}.',
  'withdrawal.why': 'Recibe este mensaje porque se desistió de un contrato con esta dirección.',
  'withdrawal-received.subject': 'Hemos recibido su desistimiento',
  'withdrawal-received.text': 'Confirmamos que recibimos su desistimiento el {time}. Tiene el número {number}.',
  'withdrawal-received.content': 'Contenido de su declaración:',
  'withdrawal-received.name': 'Nombre: {name}',
  'withdrawal-received.contract': 'Contrato: {contract}',
  'withdrawal-received.email': 'Dirección de correo: {email}',
  'withdrawal-received.note':
    'Le escribiremos sobre los siguientes pasos. ¿No ha desistido de nada? Escríbanos a {contact}.',
  'withdrawal-refused.subject': 'Sobre su desistimiento',
  'withdrawal-refused.text': 'Hemos examinado su desistimiento número {number} y no podemos aceptarlo.',
  'withdrawal-refused.note': '¿No está de acuerdo? Escríbanos a {contact}.',
}
