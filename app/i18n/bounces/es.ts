/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Los correos que recibes',
  'bounce.banner': 'Los correos a tu dirección nos vienen devueltos.',
  'bounce.bannerLink': 'Qué hacer ahora',
  'bounce.back':
    'Los correos a {email} nos vinieron devueltos por última vez el {day}. Por eso solo enviamos lo que hace falta para la seguridad de tu cuenta.',
  'bounce.ask':
    '¿Te vuelven a llegar nuestros correos? Pide uno y sigue su enlace. Si la dirección no es correcta, cámbiala en «Acceso y seguridad».',
  'bounce.send': 'Enviar un correo de prueba',
  'bounce.fine': 'Los correos a {email} llegan, que sepamos.',
  'bounce.confirmText': 'Con esto dices que nuestros correos te llegan de nuevo.',
  'bounce.confirm': 'Confirmar la dirección',
  'message.addressCheckSent': 'El correo está en camino. Sigue su enlace.',
  'message.addressConfirmed': 'Gracias, volvemos a enviarte correos.',
}
