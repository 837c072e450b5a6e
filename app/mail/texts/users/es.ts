export const people = {
  'account-suspended.subject': 'Tu cuenta está suspendida',
  'account-suspended.until':
    'Hemos suspendido tu cuenta de Aulario. La suspensión dura hasta el {day} inclusive y después termina automáticamente.',
  'account-suspended.open': 'Hemos suspendido tu cuenta de Aulario. La suspensión no tiene fecha de fin.',
  'account-suspended.reason': 'El motivo: {reason}',
  'account-suspended.effect':
    'Mientras dure, no podrás iniciar sesión. Hemos cerrado tu sesión en todos los dispositivos. Tus opiniones publicadas se mantienen.',
  'account-suspended.object':
    '¿Crees que es un error? Puedes reclamar gratis en un plazo de {months} meses con un correo a {contact}. Lo revisará una persona que no participó en la decisión. También puedes acudir a un tribunal o a un órgano de resolución extrajudicial de litigios.',
  'account-unlocked.subject': 'Tu cuenta vuelve a estar disponible',
  'account-unlocked.text': 'Hemos levantado la suspensión de tu cuenta. Ya puedes volver a iniciar sesión.',
  'account-unlocked.button': 'Iniciar sesión',
  'role-changed.subject': 'Tu rol en Aulario ha cambiado',
  'role-changed.user': 'Tu cuenta ya no tiene derechos del equipo.',
  'role-changed.moderator':
    'Tu cuenta forma ahora parte del equipo de moderación. Tendrás esos derechos en cuanto configures la verificación en dos pasos.',
  'role-changed.admin':
    'Tu cuenta forma ahora parte del equipo de administración. Tendrás esos derechos en cuanto configures la verificación en dos pasos.',
  'role-changed.note':
    'Hemos cerrado tu sesión en todos los dispositivos. Si crees que es un error, escribe a {contact}.',
  'role-changed.button': 'Ver la seguridad de la cuenta',
  'terms-change.subject': 'Nuestras condiciones de uso cambian',
  'terms-change.text': 'Las condiciones de uso de Aulario cambian el {day}. Esto es lo nuevo:',
  'terms-change.rights':
    'Hasta entonces se aplican las condiciones actuales. El cambio no reduce los servicios ya pagados. Si no estás de acuerdo, puedes poner fin al contrato hasta ese día. Si tienes preguntas, escribe a {contact}.',
  'terms-change.cancel': 'Cancelar un contrato:',
  'terms-change.button': 'Ver las condiciones de uso',
  'letter.subject': '{subject}',
  'letter.why.security':
    'Recibes este correo sea cual sea la configuración de tu cuenta, porque trata de su seguridad.',
  'letter.why.service':
    'Recibes este correo sea cual sea la configuración de tu cuenta, porque el servicio cambia o está interrumpido.',
  'letter.why.rights': 'Recibes este correo sea cual sea la configuración de tu cuenta, porque trata de tus derechos.',
  'letter.why.law': 'Recibes este correo sea cual sea la configuración de tu cuenta, porque lo exige la ley.',
}
