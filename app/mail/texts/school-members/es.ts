export const operators = {
  'school-invitation.subject': 'Invitación a colaborar en la ficha de un centro',
  'school-invitation.text':
    '{inviter} le invita a colaborar en Aulario en la ficha de {school}. El enlace es válido durante siete días y solo con una cuenta con esta dirección.',
  'school-invitation.button': 'Ver la invitación',
  'school-invitation.note': '¿No conoce el centro? Entonces no tiene que hacer nada.',
  'school-people.subject': 'Ha cambiado quién gestiona la ficha de su centro',
  'school-people.joined': '{person} colabora desde ahora en la ficha de {school}.',
  'school-people.removed': '{person} ya no tiene acceso a la ficha de {school}.',
  'school-people.left': '{person} ha renunciado al acceso a la ficha de {school}.',
  'school-people.owner': '{person} es desde ahora responsable de la ficha de {school}.',
  'school-people.note':
    '¿No debería ser así? No responda a este correo; escríbanos mediante el formulario de contacto.',
  'school-people.button': 'Ver mis centros',
  'school-desk.subject': 'Hemos cambiado algo en la ficha de su centro',
  'school-desk.hidden': 'La ficha de {school} ya no se ve en Aulario.',
  'school-desk.shown': 'La ficha de {school} se ve de nuevo en Aulario.',
  'school-desk.successor': 'En la ficha de {school} hemos cambiado qué centro lo sucede.',
  'school-desk.corrected': 'En la ficha de {school} hemos corregido un dato que procede del registro oficial.',
  'school-desk.merged':
    'El centro figuraba dos veces en nuestro directorio. Hemos fusionado las dos fichas; ahora todo está en la ficha de {school}.',
  'school-desk.merge-undone':
    'Habíamos fusionado dos fichas y lo hemos deshecho. Se trata de la ficha de {school}; cada centro tiene de nuevo la suya.',
  'school-desk.reason': 'El motivo: {reason}',
  'school-desk.button': 'Ver el centro en mi cuenta',
  'school-desk.note': '¿Hay algo que no es correcto? Escríbanos a {contact}.',
  'correction-accepted.subject': 'El aviso era correcto: el dato está corregido',
  'correction-accepted.text': 'Gracias por el aviso sobre {school}. Lo hemos comprobado y hemos corregido el dato.',
  'correction-refused.subject': 'El dato queda como está',
  'correction-refused.text': 'Gracias por el aviso sobre {school}. Lo hemos comprobado y no hemos cambiado el dato.',
  'correction.button': 'Ver la ficha del centro',
  'school-desk.visited': 'Alguien de nuestro equipo trabaja durante una hora en el panel de {school}.',
  'school-desk.member-removed': 'Hemos retirado a una persona el acceso a la ficha de {school}; ya no puede editarla.',
}
