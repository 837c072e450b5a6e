/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Los correos que recibes',
  'bounce.banner': 'Los correos que te enviamos nos llegan devueltos.',
  'bounce.bannerLink': 'Qué hacer ahora',
  'bounce.back':
    'Los correos enviados a {email} nos han llegado devueltos, la última vez el {day}. Por eso solo enviamos lo necesario para la seguridad de tu cuenta.',
  'bounce.ask':
    '¿Vuelves a recibir nuestros correos? Pide uno de prueba y sigue su enlace. Si la dirección no es correcta, cámbiala en «Acceso y seguridad».',
  'bounce.send': 'Enviar un correo de prueba',
  'bounce.fine': 'Hasta donde sabemos, los correos enviados a {email} llegan.',
  'bounce.confirmText': 'Así confirmas que vuelves a recibir nuestros correos.',
  'bounce.confirm': 'Confirmar la dirección',
  'message.addressCheckSent': 'Te hemos enviado el correo. Sigue el enlace que contiene.',
  'message.addressConfirmed': 'Gracias. Volverás a recibir nuestros correos.',
}
