export const operators = {
  'school-invitation.subject': 'Invitación a colaborar en la ficha de un centro',
  'school-invitation.text':
    '{inviter} le invita a colaborar en la ficha de {school} en Aulario. El enlace es válido durante siete días y solo con una cuenta con esta dirección.',
  'school-invitation.button': 'Ver la invitación',
  'school-invitation.note': 'Si no conoce el centro, no tiene que hacer nada.',
  'school-people.subject': 'Ha cambiado quién gestiona la ficha de su centro',
  'school-people.joined': '{person} colabora ahora en la ficha de {school}.',
  'school-people.removed': '{person} ya no tiene acceso a la ficha de {school}.',
  'school-people.left': '{person} ha renunciado al acceso a la ficha de {school}.',
  'school-people.owner': '{person} es ahora responsable de la ficha de {school}.',
  'school-people.note': 'Si hay un error, no responda a este correo; escríbanos mediante el formulario de contacto.',
  'school-people.button': 'Ver mis centros',
  'school-desk.subject': 'Hemos cambiado algo en la ficha de su centro',
  'school-desk.hidden': 'La ficha de {school} ya no se ve en Aulario.',
  'school-desk.shown': 'La ficha de {school} vuelve a verse en Aulario.',
  'school-desk.successor': 'En la ficha de {school} hemos cambiado qué centro lo sucede.',
  'school-desk.corrected': 'En la ficha de {school} hemos corregido un dato que procede del registro oficial.',
  'school-desk.merged':
    'El centro figuraba dos veces en nuestro directorio. Hemos fusionado las dos fichas; ahora todo está en la ficha de {school}.',
  'school-desk.merge-undone':
    'Habíamos fusionado dos fichas y lo hemos deshecho. Se trata de la ficha de {school}; cada centro vuelve a tener la suya.',
  'school-desk.reason': 'El motivo: {reason}',
  'school-desk.button': 'Ver el centro en mi cuenta',
  'school-desk.note': 'Si algo no es correcto, escríbanos a {contact}.',
  'correction-accepted.subject': 'Hemos corregido el dato',
  'correction-accepted.text':
    'Gracias por avisarnos de un error en la ficha de {school}. Lo hemos comprobado y hemos corregido el dato.',
  'correction-refused.subject': 'No hemos cambiado el dato',
  'correction-refused.text':
    'Gracias por avisarnos de un posible error en la ficha de {school}. Lo hemos comprobado y no hemos cambiado el dato.',
  'correction.button': 'Ver la ficha del centro',
  'school-desk.visited': 'Alguien de nuestro equipo va a trabajar durante una hora en el panel de {school}.',
  'school-desk.member-removed': 'Hemos retirado a una persona el acceso a la ficha de {school}; ya no puede editarla.',
}
