import { children } from './children/es.ts'
import { claims } from './claims/es.ts'
import { messages } from './enquiries/es.ts'
import { groups } from './groups/es.ts'
import { imports } from './imports/es.ts'
import { invoices } from './invoices/es.ts'
import type { MailTexts } from './mail-texts.ts'
import { notifications } from './notifications/es.ts'
import { orders } from './orders/es.ts'
import { ownReviews } from './own-reviews/es.ts'
import { notices } from './reports/es.ts'
import { savedSearches } from './saved-searches/es.ts'
import { operators } from './school-members/es.ts'
import { statements } from './statements/es.ts'
import { tickets } from './support/es.ts'
import { people } from './users/es.ts'

export const es: MailTexts = {
  ...children,
  ...claims,
  ...ownReviews,
  ...operators,
  ...groups,
  ...orders,
  ...invoices,
  ...imports,
  ...messages,
  ...notices,
  ...notifications,
  ...people,
  ...savedSearches,
  ...statements,
  ...tickets,
  'layout.slogan': 'Encuentra, compara y valora centros educativos.',
  'layout.account': 'Recibes este correo porque afecta a tu cuenta. No leemos las respuestas a esta dirección.',
  'layout.unsubscribe': 'Dejar de recibir estos correos',
  'layout.code': 'El código:',
  'layout.copyLink': '¿El botón no funciona? Copia esta dirección en tu navegador:',

  'confirm-email.subject': 'Confirma tu dirección de correo',
  'confirm-email.text':
    'Alguien quiere crear una cuenta de Aulario con esta dirección. Confirma que es tuya; el enlace es válido durante 24 horas.',
  'confirm-email.button': 'Confirmar dirección',
  'confirm-email.note': 'Si no has sido tú, no tienes que hacer nada. Sin confirmación no se crea ninguna cuenta.',

  'account-exists.subject': 'Ya tienes una cuenta',
  'account-exists.text':
    'Alguien acaba de intentar registrarse en Aulario con esta dirección, que ya tiene una cuenta. Solo tienes que iniciar sesión.',
  'account-exists.button': 'Iniciar sesión',
  'account-exists.reset': '¿Has olvidado la contraseña? Crea una nueva aquí:',
  'account-exists.note': 'Si no has sido tú, no tienes que hacer nada. En tu cuenta no ha cambiado nada.',

  'reset-password.subject': 'Crea una contraseña nueva',
  'reset-password.text':
    'Se ha pedido una contraseña nueva para tu cuenta. El enlace es válido durante 60 minutos y solo sirve una vez. Después se cerrará la sesión en todos tus dispositivos.',
  'reset-password.button': 'Crear una contraseña nueva',
  'reset-password.note': 'Si no has sido tú, no tienes que hacer nada. Tu contraseña anterior sigue siendo válida.',

  'password-changed.subject': 'Tu contraseña ha cambiado',
  'password-changed.text': 'La contraseña de tu cuenta acaba de cambiar. Si has sido tú, no tienes que hacer nada.',
  'password-changed.note':
    'Si no has sido tú, crea enseguida una contraseña nueva. Así se cerrará la sesión en todos los dispositivos, también en los que no conozcas.',
  'password-changed.button': 'Crear una contraseña nueva',

  'change-email-old.subject': 'Confirma el cambio de correo electrónico',
  'change-email-old.text':
    'Has pedido usar {newEmail} en tu cuenta. Confírmalo aquí; después escribiremos también a la nueva dirección.',
  'change-email-old.button': 'Aceptar el cambio',
  'change-email-old.note':
    'Si no has sido tú, no aceptes el cambio y cambia tu contraseña: alguien ha entrado en tu cuenta.',

  'change-email-new.subject': 'Confirma tu nueva dirección de correo',
  'change-email-new.text':
    'Alguien quiere usar esta dirección para una cuenta de Aulario. Cuando la confirmes, iniciarás sesión con ella.',
  'change-email-new.button': 'Confirmar la nueva dirección',
  'change-email-new.note': 'Si no has sido tú, no tienes que hacer nada. Sin confirmación no cambiará nada.',

  'email-changed.subject': 'Tu dirección de correo ha cambiado',
  'email-changed.text':
    'La dirección de tu cuenta de Aulario es ahora {newEmail}. Ya no te escribiremos a esta, y en los demás dispositivos se ha cerrado la sesión. Si has sido tú, no tienes que hacer nada.',
  'email-changed.note':
    'Si no has sido tú, escribe enseguida a {contact}, mejor desde esta dirección. Bloquearemos la cuenta y te la devolveremos.',

  'identity-code.subject': 'Tu código de confirmación',
  'identity-code.text':
    'Se ha pedido un cambio en tu cuenta. Confírmalo con este código; es válido durante {minutes} minutos y solo sirve una vez.',
  'identity-code.note':
    'Si no has sido tú, no des el código a nadie y cierra la otra sesión en «Acceso y seguridad». Sin el código no cambiará nada.',

  'codes-tried.subject': 'Alguien conoce tu contraseña',
  'codes-tried.text':
    'El {time} alguien introdujo tu contraseña correcta y después diez códigos erróneos en la verificación en dos pasos. Nadie ha entrado en tu cuenta. Para cada nuevo intento habrá que esperar más.',
  'codes-tried.note':
    'Si has sido tú, espera un poco o usa uno de tus códigos de recuperación. Si no has sido tú, crea ahora una contraseña nueva y no uses la antigua en ningún sitio.',
  'codes-tried.button': 'Crear una contraseña nueva',

  'passkey-added.subject': 'Nueva llave de acceso en tu cuenta',
  'passkey-added.text':
    'Se acaba de añadir una llave de acceso a tu cuenta. Con el dispositivo que la guarda se puede iniciar sesión sin contraseña.',
  'passkey-added.note': 'Si no has sido tú, elimínala enseguida y cambia tu contraseña.',
  'passkey-added.button': 'Ver las llaves de acceso',
  'google-linked.subject': 'Tu cuenta está vinculada a Google',
  'google-linked.text':
    'Ahora también se puede entrar en tu cuenta de Aulario con la cuenta de Google que tiene esta dirección.',
  'google-linked.note': 'Si no has sido tú, desvincula Google en «Acceso y seguridad» y cambia tu contraseña.',
  'google-linked.button': 'Ver el inicio de sesión',
  'factor-removal.subject': 'Solicitud para desactivar tu verificación en dos pasos',
  'factor-removal.text':
    'Alguien con tus datos de acceso dice haber perdido el dispositivo y los códigos de recuperación. Dentro de {hours} horas podrá desactivar la verificación en dos pasos de tu cuenta.',
  'factor-removal.textStaff':
    'Alguien con tus datos de acceso dice haber perdido el dispositivo y los códigos de recuperación. Otra persona de la administración decidirá si se desactiva la verificación en dos pasos.',
  'factor-removal.note':
    'Si has sido tú, no tienes que hacer nada. Si no has sido tú, cancela la solicitud y crea una contraseña nueva.',
  'factor-removal.button': 'Mantener la verificación en dos pasos',
  'factor-removal-asked.subject': 'Solicitud para desactivar la verificación en dos pasos: {email}',
  'factor-removal-asked.text':
    '{email}, del equipo, ha perdido el dispositivo y los códigos de recuperación y pide desactivar la verificación en dos pasos.',
  'factor-removal-asked.note': 'Hable con la persona antes de autorizarlo: quien lo pide solo ha dado la contraseña.',
  'factor-removal-asked.button': 'Ir a la cuenta',
  'factor-removed.subject': 'Tu verificación en dos pasos está desactivada',
  'factor-removed.text':
    'La verificación en dos pasos de tu cuenta se ha desactivado, como se solicitó. Te recomendamos configurarla de nuevo ahora.',
  'factor-removed.note':
    'Si no has sido tú, crea enseguida una contraseña nueva. Así se cerrará la sesión en todos los dispositivos, también en los que no conozcas.',
  'factor-removed.button': 'Crear una contraseña nueva',
  'account-deletion.subject': 'Tu cuenta se va a eliminar',
  'account-deletion.text':
    'Tu cuenta está ya bloqueada y oculta. El {day} se borrará para siempre, con todo lo que contiene.',
  'account-deletion.undo': 'Hasta entonces puedes cambiar de idea:',
  'account-deletion.button': 'Conservar la cuenta',
  'account-deletion.note': 'Si no has sido tú, conserva la cuenta y después crea una contraseña nueva.',

  'sign-in-notice.subject': 'Inicio de sesión desde un dispositivo nuevo',
  'sign-in-notice.text':
    'El {time} alguien inició sesión en tu cuenta: {device}. Si has sido tú, no tienes que hacer nada.',
  'sign-in-notice.note': 'Si no has sido tú, cierra la sesión y cambia tu contraseña.',
  'sign-in-notice.button': 'Ver las sesiones',
}
