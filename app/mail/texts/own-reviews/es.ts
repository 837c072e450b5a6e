/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Tu opinión está publicada',
  'review-published.text': 'Tu opinión sobre {school} ya se puede leer. Cuenta en la media del centro.',
  'review-published.note':
    'Puedes cambiarla o borrarla cuando quieras en tu cuenta. ¿No la has escrito tú? Entonces cambia tu contraseña: alguien ha entrado en tu cuenta.',
  'review-published.button': 'Ver la opinión',
  'review-waiting.subject': 'Estamos revisando tu opinión',
  'review-waiting.text':
    'Gracias por tu opinión sobre {school}. Antes de publicarse, la revisa una persona de moderación, normalmente en un plazo de 72 horas.',
  'review-waiting.note':
    'Te escribiremos en cuanto esté decidido. En tu cuenta puedes ver en qué punto está y todavía cambiar o borrar el texto.',
  'review-waiting.button': 'Ver en qué punto está',
  'review-held.subject': 'Estamos revisando tu opinión sobre tu centro',
  'review-held.text':
    'Ahora gestionas la ficha de {school}. Quien gestiona una ficha no valora su propio centro. Por eso tu opinión no es pública ni cuenta hasta que la haya revisado el equipo de moderación. Hemos retirado los votos que diste a otras opiniones sobre el centro.',
  'review-held.note':
    'Te enviaremos un correo en cuanto haya una decisión. En tu cuenta puedes ver el estado y borrarla.',
  'review-held.button': 'Ver el estado',
  'review-answered.subject': 'El centro ha respondido a tu opinión',
  'review-answered.text': '{school} ha respondido en público a tu opinión.',
  'review-answered.note':
    'El centro no sabe quién eres: solo ve lo que ve todo el mundo. Si la respuesta incumple las normas, puedes denunciarla allí.',
  'review-answered.button': 'Leer la respuesta',
  'proof-accepted.subject': 'Hemos aceptado tu justificante',
  'proof-accepted.text':
    'Hemos aceptado tu justificante para la opinión sobre {school}. Junto a ella consta ahora que se mostró un justificante.',
  'proof-accepted.note': 'El archivo se borra ahora. El centro nunca lo ha visto y no sabrá quién eres.',
  'proof-accepted.button': 'Ver la opinión',
  'proof-refused.subject': 'Tu justificante no es suficiente',
  'proof-refused.text': 'No hemos podido aceptar tu justificante para la opinión sobre {school}. El motivo:',
  'proof-refused.note': 'El archivo se borra ahora. La opinión no se ve afectada, y puedes mostrar otro justificante.',
  'proof-refused.button': 'Mostrar otro justificante',
}
