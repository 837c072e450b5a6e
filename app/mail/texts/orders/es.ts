/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'Ver el pedido',
  'order.why': 'Recibe este correo porque ha contratado Premium. No leemos las respuestas.',
  'order-received.subject': 'Hemos recibido su pedido',
  'order-received.text': 'Hemos recibido su pedido {number} para {school}.',
  'order-received.note':
    'El contrato se celebra cuando confirmamos el pago. Entonces le enviaremos la confirmación con las condiciones. Si aún no ha pagado, puede continuar desde el pedido.',
  'order-confirmed.subject': 'Premium está activado',
  'order-confirmed.text': 'Gracias: hemos recibido el pago del pedido {number}. {school} ya tiene Premium.',
  'order-confirmed.contract':
    'Servicio: Aulario Premium para {school}, mientras exista Aulario. Precio total: {amount}, IVA incluido.',
  'order-confirmed.contract.untaxed':
    'Servicio: Aulario Premium para {school}, mientras exista Aulario. Precio total: {amount}, sin IVA.',
  'order-confirmed.papers':
    'Adjuntamos las condiciones de uso y la información sobre el desistimiento con el modelo de formulario.',
  'order-confirmed.note':
    'Ha sido un pago único, sin suscripción. Premium está garantizado durante al menos 5 años. Durante 30 días le devolvemos el dinero con un clic, sin dar motivos.',
  'order-paid-twice.subject': 'Le devolvemos su pago',
  'order-paid-twice.text':
    'Hemos recibido su pago del pedido {number}, pero {school} ya tiene Premium por otro pedido. Hemos iniciado de inmediato el reembolso del importe completo.',
  'order-paid-twice.note': 'No tiene que hacer nada. Según la forma de pago, el dinero tarda unos días en llegar.',
  'order-refunded.subject': 'Le devolvemos el dinero',
  'order-refunded.text':
    'Le hemos devuelto el importe completo del pedido {number} para {school}. Este pedido ya no da derecho a Premium.',
  'order-refunded.note':
    'Según la forma de pago, el dinero tarda unos días en llegar. Lo que supera el plan gratuito queda oculto y se conserva {months} meses.',
  'order-revoked.subject': 'Premium ya no está activo',
  'order-revoked.text':
    'Su banco ha retirado el pago del pedido {number} o este nunca llegó. Por eso, Premium ya no está activo para {school}.',
  'order-revoked.note':
    'Lo que supera el plan gratuito queda oculto y se conserva {months} meses. Si se trata de un error, escríbanos desde la página de contacto.',
} as const
