/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Los motivos:',
  'claim.open': 'Ver la solicitud',
  'claim.again': 'Volver a solicitar el centro',
  'claim.redress': '¿No está de acuerdo? Escríbanos a {contact}.',
  'claim-code.subject': 'Código para gestionar la ficha de su centro en Aulario',
  'claim-code.text':
    'Aulario es un directorio en el que las familias encuentran y comparan centros educativos. Alguien con la cuenta {account} quiere cuidar allí la ficha de su centro ({school}) en nombre del centro.',
  'claim-code.pass':
    'Si su centro está de acuerdo, dé este código a esa persona ({account}). Es válido durante {minutes} minutos. Quien lo introduzca podrá editar la ficha del centro.',
  'claim-code.note':
    '¿No sabe nada de esto? Entonces no comparta el código. No tiene que hacer nada y no cambiará nada.',
  'claim-code.profile': 'Así se ve hoy la ficha:',
  'claim-code.why':
    'Esta dirección figura para {school} en el registro oficial de centros. Solo por eso recibe este correo. Nadie lee las respuestas.',
  'claim-approved.subject': 'Ya gestiona la ficha de su centro',
  'claim-approved.text':
    'Su solicitud ha sido aceptada: ahora es responsable de {school}. La ficha lleva la marca «Ficha confirmada».',
  'claim-approved.button': 'Ir al centro',
  'claim-refused.subject': 'Su solicitud de un centro ha sido rechazada',
  'claim-refused.text': 'Hemos examinado su solicitud de {school} y no podemos aceptarla tal como está.',
  'claim-refused.note': 'Con un justificante mejor puede hacer una nueva solicitud en cualquier momento.',
  'owner-claim-opened.subject': 'Alguien quiere gestionar su centro',
  'owner-claim-opened.text':
    'La cuenta {account} ha solicitado gestionar {school}. Como usted es responsable del centro, decide la administración.',
  'owner-claim-opened.note':
    'Antes puede decir algo al respecto, por ejemplo si conoce a esa persona. Hasta la decisión no cambia nada.',
  'owner-claim-opened.button': 'Ver la solicitud y responder',
  'owner-claim-added.subject': 'Su centro tiene un responsable más',
  'owner-claim-added.text':
    'La administración ha aceptado una solicitud de {school}. Usted conserva todos sus derechos y desde ahora gestionan la ficha juntos.',
  'owner-claim-replaced.subject': 'Su centro lo gestiona ahora otra persona',
  'owner-claim-replaced.text':
    'La administración ha aceptado una solicitud de {school}. Su cuenta ya no puede editar la ficha.',
  'owner-claim-refused.subject': 'La solicitud de su centro ha sido rechazada',
  'owner-claim-refused.text':
    'La administración ha examinado la solicitud de {school} y la ha rechazado. Para usted no cambia nada.',
} as const
