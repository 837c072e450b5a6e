export const notices = {
  'report.why': 'Este correo se ha enviado porque alguien denunció una opinión con esta dirección.',
  'report.reason': 'El motivo:',
  'report.toReview': 'Ver la opinión',
  'report.toOwnReviews': 'Ver mis opiniones',
  'report.toDisputes': 'Ver las impugnaciones',
  'report.redress':
    '¿No estás de acuerdo? Escríbenos gratis en un plazo de seis meses a {contact} e indica el número {number}. Entonces decidirá otra persona. Además, puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'report.schoolRedress':
    '¿No está de acuerdo? Escríbanos gratis en un plazo de seis meses a {contact}. Entonces decidirá otra persona. Además, puede acudir a los tribunales.',

  'report-received.subject': 'Hemos recibido tu denuncia',
  'report-received.text':
    'Gracias, hemos recibido tu denuncia. Su número es {number}. La revisará una persona del equipo de moderación.',
  'report-received.note':
    'En cuanto esté decidida, te escribiremos el resultado, los motivos y lo que puedes hacer al respecto. ¿No has denunciado nada? Entonces no tienes que hacer nada.',
  'report-upheld.subject': 'Tu denuncia estaba justificada',
  'report-upheld.text':
    'Hemos revisado lo que denunciaste con el número {number} y te damos la razón. El contenido se retira.',
  'report-dismissed.subject': 'Se ha decidido sobre tu denuncia',
  'report-dismissed.text':
    'Hemos revisado lo que denunciaste con el número {number}. El contenido se mantiene, porque no incumple nuestras normas ni, de forma manifiesta, la ley.',
  'report-gone.subject': 'Tu denuncia ya no es necesaria',
  'report-gone.text':
    'Lo que denunciaste con el número {number} se ha borrado entretanto. Por eso ya no hace falta una decisión.',

  'dispute-opened.subject': 'Un centro ha impugnado tu opinión',
  'dispute-opened.text':
    'El centro {school} nos ha pedido que comprobemos tu opinión. Cuéntanos a más tardar el {day} lo que viviste allí o muéstranos un justificante.',
  'dispute-opened.note':
    'Mientras tanto, tu opinión sigue publicada y cuenta. El centro no sabe quién eres ni lee tu respuesta: solo el equipo de moderación ve lo que escribes. Si no sabemos nada de ti, decidirá sin ti y la opinión puede retirarse.',
  'dispute-opened.button': 'Responder ahora',
  'dispute-reminder.subject': 'Quedan tres días: un centro ha impugnado tu opinión',
  'dispute-reminder.text': 'Aún nos falta tu respuesta sobre tu opinión de {school}. Tienes hasta el {day}.',
  'dispute-reminder.note':
    'Bastan unas frases o un justificante. El centro no sabe quién eres. Si no sabemos nada de ti, la opinión puede retirarse.',
  'dispute-reminder.button': 'Responder ahora',
  'dispute-withdrawn.subject': 'Tu opinión ya no está impugnada',
  'dispute-withdrawn.text':
    'El centro {school} ha retirado su impugnación. Tu opinión sigue publicada; no tienes que hacer nada más.',
  'dispute-kept.subject': 'Tu opinión sigue publicada',
  'dispute-kept.text':
    'El equipo de moderación ha revisado la impugnación del centro {school}. Tu opinión sigue publicada y ya no lleva la nota «en revisión».',

  'school-dispute-kept.subject': 'Resultado de la opinión impugnada',
  'school-dispute-kept.text': 'Hemos revisado la opinión que impugnó para {school}. Sigue publicada.',
  'school-dispute-removed.subject': 'La opinión impugnada se retira',
  'school-dispute-removed.text': 'Hemos revisado la opinión que impugnó para {school}. Se retira y dejará de contar.',
  'school-dispute-gone.subject': 'La opinión impugnada se ha borrado',
  'school-dispute-gone.text':
    'La opinión que impugnó para {school} se ha borrado entretanto. Por eso ya no hace falta una decisión.',
  'answer-removed.subject': 'Su respuesta a una opinión se ha retirado, con los motivos',
  'answer-removed.text':
    'Alguien denunció una respuesta del centro {school} a una opinión. Una persona del equipo de moderación la ha revisado y retirado; ningún sistema automatizado ha intervenido. La opinión en sí se mantiene.',
} as const
