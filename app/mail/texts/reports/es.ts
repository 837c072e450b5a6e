export const notices = {
  'report.why': 'Este correo se ha enviado porque alguien denunció una opinión con esta dirección.',
  'report.reason': 'El motivo:',
  'report.toReview': 'Ver la opinión',
  'report.toOwnReviews': 'Ver mis opiniones',
  'report.toDisputes': 'Ver las impugnaciones',
  'report.redress':
    '¿No estás de acuerdo? Puedes reclamar gratis en un plazo de {months} meses: escribe a {contact} e indica el número {number}. Decidirá otra persona. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'report.schoolRedress':
    '¿No está de acuerdo? Puede reclamar gratis en un plazo de {months} meses: escriba a {contact}. Decidirá otra persona. También puede acudir a los tribunales.',

  'report-received.subject': 'Hemos recibido tu denuncia',
  'report-received.text':
    'Gracias, hemos recibido tu denuncia. Su número es {number}. La revisará una persona del equipo de moderación.',
  'report-received.note':
    'En cuanto hayamos decidido, te comunicaremos el resultado, los motivos y lo que puedes hacer al respecto. Si no has denunciado nada, no tienes que hacer nada.',
  'report-upheld.subject': 'Hemos aceptado tu denuncia',
  'report-upheld.text':
    'Hemos revisado lo que denunciaste con el número {number} y te damos la razón. Retiramos el contenido.',
  'report-dismissed.subject': 'Hemos resuelto tu denuncia',
  'report-dismissed.text':
    'Hemos revisado lo que denunciaste con el número {number}. El contenido se mantiene, porque no incumple nuestras normas ni, de forma manifiesta, la ley.',
  'report-gone.subject': 'Tu denuncia ya no es necesaria',
  'report-gone.text':
    'Mientras tanto, alguien ha borrado lo que denunciaste con el número {number}. Por eso ya no hace falta una decisión.',

  'dispute-opened.subject': 'Un centro ha impugnado tu opinión',
  'dispute-opened.text':
    'El centro {school} nos ha pedido que comprobemos tu opinión. Cuéntanos a más tardar el {day} lo que viviste allí o envíanos un justificante.',
  'dispute-opened.note':
    'Mientras tanto, tu opinión sigue publicada y cuenta. El centro no sabrá quién eres ni leerá tu respuesta: solo el equipo de moderación verá lo que escribes. Si no respondes, decidirá sin tu versión y podría retirar la opinión.',
  'dispute-opened.button': 'Responder ahora',
  'dispute-reminder.subject': 'Quedan tres días: un centro ha impugnado tu opinión',
  'dispute-reminder.text':
    'Todavía no has respondido a la impugnación de tu opinión sobre {school}. Tienes hasta el {day}.',
  'dispute-reminder.note':
    'Bastan unas frases o un justificante. El centro no sabrá quién eres. Si no respondes, podríamos retirar la opinión.',
  'dispute-reminder.button': 'Responder ahora',
  'dispute-withdrawn.subject': 'El centro ya no impugna tu opinión',
  'dispute-withdrawn.text':
    'El centro {school} ha retirado su impugnación. Tu opinión sigue publicada; no tienes que hacer nada más.',
  'dispute-kept.subject': 'Tu opinión sigue publicada',
  'dispute-kept.text':
    'El equipo de moderación ha revisado la impugnación del centro {school}. Tu opinión sigue publicada y ya no lleva la nota «en revisión».',

  'school-dispute-kept.subject': 'Hemos revisado la opinión impugnada',
  'school-dispute-kept.text': 'Hemos revisado la opinión que impugnó en nombre de {school}. Sigue publicada.',
  'school-dispute-removed.subject': 'Hemos retirado la opinión impugnada',
  'school-dispute-removed.text':
    'Hemos revisado la opinión que impugnó en nombre de {school}. La retiramos y dejará de contar.',
  'school-dispute-gone.subject': 'La opinión impugnada se ha borrado',
  'school-dispute-gone.text':
    'Mientras tanto, se ha borrado la opinión que impugnó en nombre de {school}. Por eso ya no hace falta una decisión.',
  'answer-removed.subject': 'Hemos retirado su respuesta a una opinión',
  'answer-removed.text':
    'Alguien denunció una respuesta del centro {school} a una opinión. Una persona del equipo de moderación la ha revisado y la ha retirado; no ha intervenido ningún sistema automatizado. La opinión se mantiene.',
} as const
