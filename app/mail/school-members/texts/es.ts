export const operators = {
  'school-invitation.subject': 'Invitación a colaborar en el perfil de un centro',
  'school-invitation.text':
    '{inviter} le invita a colaborar en Aulario en el perfil de {school}. El enlace vale siete días y solo con una cuenta con esta dirección.',
  'school-invitation.button': 'Ver la invitación',
  'school-invitation.note': '¿No conoce el centro? Entonces no tiene que hacer nada.',
  'school-people.subject': 'Ha cambiado quién gestiona el perfil de su centro',
  'school-people.joined': '{person} colabora desde ahora en el perfil de {school}.',
  'school-people.removed': '{person} ya no tiene acceso al perfil de {school}.',
  'school-people.left': '{person} ha renunciado al acceso al perfil de {school}.',
  'school-people.owner': '{person} es desde ahora responsable de la ficha de {school}.',
  'school-people.note':
    '¿No debería ser así? No responda a este correo; escríbanos mediante el formulario de contacto.',
  'school-people.button': 'Ver mis centros',
  'school-desk.subject': 'Hemos cambiado algo en el perfil de su centro',
  'school-desk.hidden': 'El perfil de {school} ya no se ve en Aulario.',
  'school-desk.shown': 'El perfil de {school} se ve de nuevo en Aulario.',
  'school-desk.successor': 'En el perfil de {school} hemos cambiado qué centro lo sucede.',
  'school-desk.corrected': 'En el perfil de {school} hemos corregido un dato que procede del registro oficial.',
  'school-desk.merged':
    'El centro figuraba dos veces en nuestro directorio. Hemos fusionado los dos perfiles; ahora todo está en el perfil de {school}.',
  'school-desk.merge-undone':
    'Habíamos fusionado dos perfiles y lo hemos deshecho. Se trata del perfil de {school}; cada centro tiene de nuevo el suyo.',
  'school-desk.reason': 'El motivo: {reason}',
  'school-desk.button': 'Ver el centro en mi cuenta',
  'school-desk.note': '¿Hay algo que no es correcto? Escríbanos a {contact}.',
  'correction-accepted.subject': 'El aviso era correcto: el dato está corregido',
  'correction-accepted.text': 'Gracias por el aviso sobre {school}. Lo hemos comprobado y hemos corregido el dato.',
  'correction-refused.subject': 'El dato queda como está',
  'correction-refused.text': 'Gracias por el aviso sobre {school}. Lo hemos comprobado y no hemos cambiado el dato.',
  'correction.button': 'Ver el perfil del centro',
}
