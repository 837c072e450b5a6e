export const messages = {
  'school-message.subject': 'Un nouveau message pour votre établissement',
  'school-message.text': 'Quelqu’un a écrit à {school} par Aulario :',
  'school-message.from': 'De',
  'school-message.phone': 'Téléphone',
  'school-message.message': 'Message',
  'school-message.note':
    'Si vous répondez à cet e-mail, votre réponse parvient à la personne qui a écrit. Vous pouvez aussi répondre dans l’Espace école : le message y est alors marqué comme traité.',
  'school-message.button': 'Ouvrir le message dans l’Espace école',
  'message-sent.subject': 'Votre message est bien arrivé',
  'message-sent.text': 'Votre message à {school} est bien arrivé. La réponse viendra par e-mail.',
  'message-sent.copy': 'Ce que vous avez écrit',
  'message-sent.button': 'Voir la fiche de l’établissement',
  'message-sent.why':
    'Vous recevez ce message parce que quelqu’un a écrit à un établissement sur Aulario avec cette adresse. Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  'message-answered.subject': 'Une réponse à votre message',
  'message-answered.text': '{school} répond à votre message :',
  'message-answered.question': 'Ce que vous avez écrit',
  'message-answered.note': 'Si vous répondez à cet e-mail, la personne de l’établissement le lira.',
} as const
