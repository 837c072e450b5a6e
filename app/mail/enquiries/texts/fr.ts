export const messages = {
  'school-message.subject': 'Un nouveau message pour votre établissement',
  'school-message.text': 'Quelqu’un a écrit à {school} par Aulario :',
  'school-message.from': 'De',
  'school-message.phone': 'Téléphone',
  'school-message.message': 'Message',
  'school-message.note':
    'Si vous répondez à cet e-mail, votre réponse parvient à la personne qui a écrit. Vous pouvez aussi répondre dans le tableau de bord : le message y est alors marqué comme traité.',
  'school-message.button': 'Ouvrir le message dans le tableau de bord',
  'message-sent.subject': 'Ton message est en route',
  'message-sent.text': 'Ton message à {school} est bien arrivé. La réponse viendra par e-mail.',
  'message-sent.copy': 'Ce que tu as écrit',
  'message-sent.button': 'Voir le profil de l’établissement',
  'message-sent.why':
    'Tu reçois ce message parce que quelqu’un a écrit à un établissement sur Aulario avec cette adresse. Ce n’était pas toi ? Alors tu n’as rien à faire.',
  'message-answered.subject': 'Une réponse à ton message',
  'message-answered.text': '{school} répond à ton message :',
  'message-answered.question': 'Ce que tu as écrit',
  'message-answered.note': 'Si tu réponds à cet e-mail, la personne de l’établissement le lira.',
} as const
