/** Mails to authors of tickets and to the team. */
export const tickets = {
  'ticket.why': 'Sie bekommen diese E-Mail, weil uns jemand mit dieser Adresse geschrieben hat.',
  'ticket.team': 'Diese E-Mail geht an das Team. Eine Antwort auf sie erreicht die Person, die geschrieben hat.',
  'ticket.button': 'Zu meiner Anfrage',
  'ticket.toTicket': 'In der Verwaltung öffnen',
  'ticket.kind': 'Kanal',
  'ticket.kind.contact': 'Kontaktformular',
  'ticket.kind.named_person': 'In einer Bewertung genannt',
  'ticket.kind.live_chat': 'Live-Chat',
  'ticket.kind.email': 'E-Mail-Support',
  'ticket.kind.phone': 'Telefon-Support',
  'ticket.kind.priority': 'Vorrangiger Support',
  'ticket.from': 'Von',
  'ticket.phone': 'Telefon',
  'ticket.preferredTime': 'Am besten erreichbar',
  'ticket.subject': 'Betreff',
  'ticket.about': 'Betroffene Seite',
  'ticket.wish': 'Wunsch',
  'ticket.wish.removal': 'Löschung',
  'ticket.wish.correction': 'Berichtigung',
  'ticket.wish.access': 'Auskunft',
  'ticket.text': 'Nachricht',
  'ticket.due': 'Antwort bis',

  'ticket-received.subject': 'Wir haben Ihre Nachricht erhalten: Nummer {number}',
  'ticket-received.contact':
    'Danke, wir haben Ihre Nachricht erhalten. Sie hat die Nummer {number}. Wir lesen sie und antworten Ihnen an diese Adresse.',
  'ticket-received.named_person':
    'Wir haben Ihr Anliegen erhalten. Es hat die Nummer {number}. Sie erfahren spätestens am {due}, was wir getan haben.',
  'ticket-received.support':
    'Danke, wir haben Ihre Anfrage erhalten. Sie hat die Nummer {number}. Sie bekommen bis {due} Uhr (Berliner Zeit) eine Antwort.',
  'ticket-received.copy': 'Das haben Sie geschrieben:',
  'ticket-received.cut':
    'Die Kopie ist gekürzt; statt Adressen steht dort […]. Ihre Nachricht liegt uns vollständig vor.',
  'ticket-received.note':
    'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
  'ticket-opened.subject': 'Neue Nachricht {number}',
  'ticket-replied.subject': 'Weitere Nachricht zu {number}',
  'ticket-answered.subject': 'Antwort auf Ihre Nachricht {number}',
  'ticket-answered.text': 'Sie haben uns geschrieben, Ihre Nachricht hat die Nummer {number}. Hier ist unsere Antwort:',
  'ticket-answered.byMail':
    'Sie haben noch eine Frage? Antworten Sie auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.',
  'ticket-answered.onPage': 'Sie haben noch eine Frage? Schreiben Sie uns auf der Seite Ihrer Anfrage.',
} as const
