export const messages = {
  'school-message.subject': 'Un nouveau message pour votre établissement',
  'school-message.text': 'Quelqu’un a écrit à {school} sur Aulario :',
  'school-message.from': 'De',
  'school-message.phone': 'Téléphone',
  'school-message.message': 'Message',
  'school-message.note':
    'Si vous répondez à cet e-mail, votre réponse sera transmise à la personne qui a écrit. Vous pouvez aussi répondre dans l’Espace établissement : le message y sera alors marqué comme traité.',
  'school-message.button': 'Ouvrir le message dans l’Espace établissement',
  'message-sent.subject': 'Votre message a bien été envoyé',
  'message-sent.text': 'Votre message à {school} a bien été envoyé. Vous recevrez la réponse par e-mail.',
  'message-sent.copy': 'Votre message',
  'message-sent.button': 'Voir la fiche de l’établissement',
  'message-sent.why':
    'Vous recevez ce message parce que quelqu’un a écrit à un établissement sur Aulario avec cette adresse. Ce n’était pas vous ? Vous n’avez rien à faire.',
  'message-answered.subject': 'Une réponse à votre message',
  'message-answered.text': '{school} a répondu à votre message :',
  'message-answered.question': 'Votre message',
  'message-answered.note': 'Si vous répondez à cet e-mail, votre message parviendra à l’établissement.',
} as const
