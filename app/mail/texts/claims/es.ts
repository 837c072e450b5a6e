/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Los motivos:',
  'claim.open': 'Ver la solicitud',
  'claim.again': 'Presentar otra solicitud',
  'claim.redress': '¿No está de acuerdo? Escríbanos a {contact}.',
  'claim-code.subject': 'Código para gestionar la ficha de su centro en Aulario',
  'claim-code.text':
    'Aulario es un directorio en el que las familias encuentran y comparan centros educativos. Alguien con la cuenta {account} quiere gestionar allí la ficha de su centro ({school}) en nombre del centro.',
  'claim-code.pass':
    'Si su centro está de acuerdo, dé este código a esa persona ({account}). Es válido durante {minutes} minutos. Quien lo introduzca podrá editar la ficha del centro.',
  'claim-code.note': 'Si no sabe nada de esto, no comparta el código. No tiene que hacer nada más y no cambiará nada.',
  'claim-code.profile': 'Así se ve hoy la ficha:',
  'claim-code.why':
    'Esta dirección figura en el registro oficial de centros como la de {school}. Solo por eso recibe este correo. No leemos las respuestas.',
  'claim-approved.subject': 'Ya gestiona la ficha de su centro',
  'claim-approved.text':
    'Hemos aceptado su solicitud: ya gestiona la ficha de {school}. Lleva la marca «Ficha confirmada».',
  'claim-approved.button': 'Ir al centro',
  'claim-refused.subject': 'Hemos rechazado su solicitud de gestión de la ficha',
  'claim-refused.text':
    'Hemos examinado su solicitud de gestión de la ficha de {school} y no podemos aceptarla tal como está.',
  'claim-refused.note': 'Puede presentar otra solicitud con un justificante mejor en cualquier momento.',
  'owner-claim-opened.subject': 'Alguien quiere gestionar la ficha de su centro',
  'owner-claim-opened.text':
    '{account} ha solicitado gestionar la ficha de {school}. Como usted ya la gestiona, decidimos nosotros.',
  'owner-claim-opened.note':
    'Antes puede pronunciarse, por ejemplo, si conoce a esa persona. Hasta la decisión no cambiará nada.',
  'owner-claim-opened.button': 'Ver la solicitud y responder',
  'owner-claim-added.subject': 'La ficha de su centro tiene un responsable más',
  'owner-claim-added.text':
    'Hemos aceptado una solicitud de gestión de la ficha de {school}. Usted conserva todos sus derechos; a partir de ahora la gestionan conjuntamente.',
  'owner-claim-replaced.subject': 'Ahora otra persona gestiona la ficha de su centro',
  'owner-claim-replaced.text':
    'Hemos aceptado una solicitud de gestión de la ficha de {school}. Su cuenta ya no puede editarla.',
  'owner-claim-refused.subject': 'Hemos rechazado una solicitud para gestionar su ficha',
  'owner-claim-refused.text':
    'Hemos examinado la solicitud de gestión de la ficha de {school} y la hemos rechazado. Para usted no cambia nada.',
} as const
