export const messages = {
  'school-message.subject': 'A new message to your school',
  'school-message.text': 'Someone has written to {school} through Aulario:',
  'school-message.from': 'From',
  'school-message.phone': 'Phone',
  'school-message.message': 'Message',
  'school-message.note':
    'If you reply to this email, your reply goes to the person who wrote to you. You can also reply in the dashboard, which marks the message as answered.',
  'school-message.button': 'Open the message in the dashboard',
  'message-sent.subject': 'Your message has been delivered',
  'message-sent.text': 'We have delivered your message to {school}. You will receive the reply by email.',
  'message-sent.copy': 'What you wrote',
  'message-sent.button': 'View the school’s profile',
  'message-sent.why':
    'You are receiving this email because someone used this address to write to a school on Aulario. If this wasn’t you, you don’t need to do anything.',
  'message-answered.subject': 'A reply to your message',
  'message-answered.text': '{school} has replied to your message:',
  'message-answered.question': 'What you wrote',
  'message-answered.note': 'If you reply to this email, your message goes to the person who replied for the school.',
} as const
