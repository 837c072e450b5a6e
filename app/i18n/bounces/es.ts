/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Los correos para ti',
  'bounce.banner': 'Los correos a tu dirección nos vienen devueltos.',
  'bounce.bannerLink': 'Qué hacer ahora',
  'bounce.back':
    'Los correos a {email} nos vinieron devueltos por última vez el {day}. Por eso solo enviamos lo que hace falta para la seguridad de tu cuenta.',
  'bounce.ask':
    '¿Vuelven a llegar los correos? Entonces haz que te enviemos uno y sigue su enlace. Si la dirección es falsa, cámbiala en «Acceso y seguridad».',
  'bounce.send': 'Enviar un correo de prueba',
  'bounce.fine': 'Los correos a {email} llegan, que sepamos.',
  'bounce.confirmText': 'Con esto dices que nuestros correos te llegan de nuevo.',
  'bounce.confirm': 'Confirmar la dirección',
  'message.addressCheckSent': 'El correo está en camino. Sigue su enlace.',
  'message.addressConfirmed': 'Gracias, volvemos a enviarte correos.',
}
