export const messages = {
  'school-message.subject': 'A new message to your school',
  'school-message.text': 'Somebody has written to {school} through Aulario:',
  'school-message.from': 'From',
  'school-message.phone': 'Phone',
  'school-message.message': 'Message',
  'school-message.note':
    'If you reply to this email, your reply goes to the person who wrote it. You can also reply in the dashboard, where the message is then marked as answered at once.',
  'school-message.button': 'Open the message in the dashboard',
  'message-sent.subject': 'Your message has been delivered',
  'message-sent.text': 'Your message to {school} has been delivered. You will get the reply by email.',
  'message-sent.copy': 'What you wrote',
  'message-sent.button': 'View the school’s profile',
  'message-sent.why':
    'You are receiving this email because somebody used this address to write to a school on Aulario. Wasn’t you? You don’t need to do anything.',
  'message-answered.subject': 'A reply to your message',
  'message-answered.text': '{school} has replied to your message:',
  'message-answered.question': 'What you wrote',
  'message-answered.note': 'If you reply to this email, your message goes to the person at the school.',
} as const
