export const messages = {
  'school-message.subject': 'Un nuovo messaggio per la Sua scuola',
  'school-message.text': 'Qualcuno ha scritto a {school} tramite Aulario:',
  'school-message.from': 'Da',
  'school-message.phone': 'Telefono',
  'school-message.message': 'Messaggio',
  'school-message.note':
    'Se risponde a questa e-mail, la risposta arriva alla persona che ha scritto. Se invece risponde dall’Area scuola, il messaggio passa subito tra quelli con risposta.',
  'school-message.button': 'Apri il messaggio nell’Area scuola',
  'message-sent.subject': 'Il tuo messaggio è arrivato',
  'message-sent.text': 'Il tuo messaggio a {school} è arrivato alla scuola. Riceverai la risposta via e-mail.',
  'message-sent.copy': 'Che cosa hai scritto',
  'message-sent.button': 'Vedi la scheda della scuola',
  'message-sent.why':
    'Ricevi questa e-mail perché qualcuno ha usato questo indirizzo per scrivere a una scuola su Aulario. Non hai scritto tu? Ignora questa e-mail.',
  'message-answered.subject': 'Risposta al tuo messaggio',
  'message-answered.text': '{school} risponde al tuo messaggio:',
  'message-answered.question': 'Che cosa hai scritto',
  'message-answered.note':
    'Se rispondi a questa e-mail, il messaggio arriva alla persona della scuola che ti ha scritto.',
} as const
