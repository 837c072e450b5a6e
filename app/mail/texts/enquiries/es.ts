export const messages = {
  'school-message.subject': 'Un mensaje nuevo para su centro',
  'school-message.text': 'Alguien ha escrito a {school} a través de Aulario:',
  'school-message.from': 'De',
  'school-message.phone': 'Teléfono',
  'school-message.message': 'Mensaje',
  'school-message.note':
    'Si responde a este correo, su respuesta llegará a la persona que escribió. También puede responder en el Panel del centro; así, el mensaje quedará marcado como respondido.',
  'school-message.button': 'Abrir el mensaje en el Panel del centro',
  'message-sent.subject': 'Hemos entregado tu mensaje',
  'message-sent.text': 'Hemos entregado tu mensaje a {school}. Recibirás la respuesta por correo.',
  'message-sent.copy': 'Lo que escribiste',
  'message-sent.button': 'Ver la ficha del centro',
  'message-sent.why':
    'Recibes este correo porque alguien usó esta dirección para escribir a un centro en Aulario. Si no fuiste tú, no tienes que hacer nada.',
  'message-answered.subject': 'Respuesta a tu mensaje',
  'message-answered.text': '{school} responde a tu mensaje:',
  'message-answered.question': 'Lo que escribiste',
  'message-answered.note': 'Si respondes a este correo, tu mensaje llegará a la persona del centro.',
} as const
