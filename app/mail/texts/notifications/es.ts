/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Su centro tiene una opinión nueva',
  'school-review.text': 'Ayer se publicó una opinión nueva sobre {school}.',
  'school-review.several': 'Ayer se publicaron {count} opiniones nuevas sobre {school}.',
  'school-review.first':
    'Es la primera. Cada nueva opinión ayuda a otras familias a hacerse una idea: anime a todas a escribir la suya.',
  'school-review.note':
    'Allí verá lo mismo que todo el mundo. No facilitamos nada más sobre las personas que dan su opinión.',
  'school-review.button': 'Leer la opinión',
  'school-review.buttonSeveral': 'Leer las opiniones',
  'school-question.subject': 'Hay una pregunta nueva sobre su centro',
  'school-question.text': 'Ayer se publicó una pregunta nueva sobre {school}.',
  'school-question.several': 'Ayer se publicaron {count} preguntas nuevas sobre {school}.',
  'school-question.note': 'Puede responder gratis y en público. No comunicamos quién pregunta.',
  'school-question.button': 'Ver la pregunta',
  'question-answered.subject': 'Tu pregunta tiene una respuesta',
  'question-answered.school': '{school} ha respondido en público a tu pregunta.',
  'question-answered.family': 'Una familia ha respondido a tu pregunta sobre {school}.',
  'question-answered.note':
    'Quien ha respondido no sabe quién eres. Si la respuesta incumple las normas, puedes denunciarla allí.',
  'question-answered.button': 'Leer la respuesta',
  'view-digest.subject': 'Cuántas veces se ha visto su ficha',
  'view-digest.text': 'Visitas a la ficha del {from} al {to}:',
  'view-digest.line': 'Visitas: {views}; la semana anterior: {before}',
  'view-digest.more': 'Encontrará los demás centros en el Panel del centro.',
  'view-digest.button': 'Ver las cifras',
  'address-check.subject': '¿Vuelves a recibir nuestros correos?',
  'address-check.text':
    'Los correos enviados a esta dirección nos llegaron devueltos y por eso dejamos de enviarlos. Confirma que vuelves a recibirlos; el enlace es válido durante 24 horas.',
  'address-check.button': 'Confirmar la dirección',
  'address-check.note': 'Si no lo has pedido, no tienes que hacer nada.',
}
