/** Enquiries to schools; mails to schools address them formally. */
export const messages = {
  'school-message.subject': 'Eine neue Nachricht an Ihre Schule',
  'school-message.text': 'Jemand hat {school} über Aulario geschrieben:',
  'school-message.from': 'Von',
  'school-message.phone': 'Telefon',
  'school-message.message': 'Nachricht',
  'school-message.note':
    'Antworten Sie auf diese E-Mail, so geht Ihre Antwort an die Person, die geschrieben hat. Oder antworten Sie im Schulbereich: Dann ist die Nachricht dort gleich als beantwortet gekennzeichnet.',
  'school-message.button': 'Nachricht im Schulbereich öffnen',
  'message-sent.subject': 'Deine Nachricht ist angekommen',
  'message-sent.text': 'Deine Nachricht an {school} ist bei der Schule angekommen. Die Antwort bekommst du per E-Mail.',
  'message-sent.copy': 'Das hast du geschrieben',
  'message-sent.button': 'Profil der Schule ansehen',
  'message-sent.why':
    'Du bekommst diese E-Mail, weil bei Aulario mit dieser Adresse eine Nachricht an eine Schule geschrieben wurde. Du warst das nicht? Dann brauchst du nichts zu tun.',
  'message-answered.subject': 'Antwort auf deine Nachricht',
  'message-answered.text': '{school} antwortet auf deine Nachricht:',
  'message-answered.question': 'Das hast du geschrieben',
  'message-answered.note': 'Wenn du auf diese E-Mail antwortest, erreicht deine Antwort die Person an der Schule.',
} as const
