/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Tu opinión está publicada',
  'review-published.text': 'Tu opinión sobre {school} ya está publicada y cuenta para la media del centro.',
  'review-published.note':
    'Puedes cambiarla o borrarla cuando quieras en tu cuenta. Si no la has escrito tú, cambia tu contraseña: alguien ha entrado en tu cuenta.',
  'review-published.button': 'Ver la opinión',
  'review-waiting.subject': 'Estamos revisando tu opinión',
  'review-waiting.text':
    'Gracias por tu opinión sobre {school}. Antes de publicarse, la revisará una persona del equipo de moderación, normalmente en un plazo de {hours} horas.',
  'review-waiting.note':
    'Te escribiremos en cuanto hayamos decidido. En tu cuenta puedes ver el estado y, mientras tanto, cambiar o borrar el texto.',
  'review-waiting.button': 'Ver el estado',
  'review-held.subject': 'Estamos revisando tu opinión sobre tu centro',
  'review-held.text':
    'Ahora gestionas la ficha de {school}. Quien gestiona una ficha no puede valorar su propio centro. Por eso, tu opinión no es pública ni cuenta hasta que la haya revisado el equipo de moderación. Hemos retirado los votos que diste a otras opiniones sobre el centro.',
  'review-held.note':
    'Te enviaremos un correo en cuanto haya una decisión. En tu cuenta puedes ver el estado y borrar la opinión.',
  'review-held.button': 'Ver el estado',
  'review-answered.subject': 'El centro ha respondido a tu opinión',
  'review-answered.text': '{school} ha respondido en público a tu opinión.',
  'review-answered.note':
    'El centro no sabe quién eres: solo ve lo que ve todo el mundo. Si la respuesta incumple las normas, puedes denunciarla allí.',
  'review-answered.button': 'Leer la respuesta',
  'proof-accepted.subject': 'Hemos aceptado tu justificante',
  'proof-accepted.text':
    'Hemos aceptado tu justificante para la opinión sobre {school}. Junto a ella ya se indica que presentaste un justificante.',
  'proof-accepted.note': 'Ahora borraremos el archivo. El centro nunca lo ha visto y no sabrá quién eres.',
  'proof-accepted.button': 'Ver la opinión',
  'proof-refused.subject': 'No podemos aceptar tu justificante',
  'proof-refused.text': 'No hemos podido aceptar tu justificante para la opinión sobre {school}. El motivo:',
  'proof-refused.note':
    'Ahora borraremos el archivo. Tu opinión no se ve afectada, y puedes presentar otro justificante.',
  'proof-refused.button': 'Presentar otro justificante',
}
