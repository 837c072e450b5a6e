import { contactFields } from '../contact-fields/de.ts'

/** Enquiries to a school: the form of visitors and the inbox of the school. */
export const enquiries = {
  ...contactFields,
  'enquiry.title': 'Nachricht an die Schule',
  'enquiry.intro':
    'Deine Nachricht lesen die Menschen, die das Profil dieser Schule verwalten. Sie antworten dir per E-Mail. Fünf Nachrichten am Tag sind möglich.',
  'enquiry.email.hint': 'An diese Adresse antwortet die Schule; auch eine Bestätigung kommt dorthin.',
  'enquiry.privacy': 'Datenschutzerklärung lesen',
  'enquiry.submit': 'Nachricht senden',
  'enquiry.busy': 'Wird gesendet …',
  'inbox.intro':
    'Was Besucher Ihres Profils Ihnen schreiben. Zwölf Monate nach dem Eingang wird jede Nachricht gelöscht.',
  'inbox.filter': 'Nachrichten nach Status',
  'inbox.all': 'Alle',
  'inbox.state.open': 'Offen',
  'inbox.state.answered': 'Beantwortet',
  'inbox.none': 'Noch keine Nachrichten',
  'inbox.none.text': 'Auf Ihrem Profil steht dafür „Nachricht schreiben“, solange Sie Ihre Kontaktdaten zeigen.',
  'inbox.nothing': 'Hier liegt keine Nachricht.',
  'inbox.first': 'Zu den neuesten',
  'inbox.next': 'Ältere Nachrichten',
  'inbox.csv': 'Als Tabelle (CSV)',
  'inbox.back': 'Alle Nachrichten',
  'inbox.from': 'Nachricht von {name}',
  'inbox.to': 'An {school}',
  'inbox.answer.text': 'Ihre Antwort',
  'inbox.answer.hint': 'Wir senden sie an {email}. Ihre eigene Adresse {own} steht als Antwortadresse darin.',
  'inbox.answer.submit': 'Antwort senden',
  'inbox.answer.sent': 'Ihre Antwort vom {day}',
  'inbox.done': 'Als beantwortet kennzeichnen',
  'inbox.reopen': 'Wieder als offen kennzeichnen',
  'inbox.delete': 'Nachricht löschen',
  'inbox.delete.sure':
    'Danach ist sie für alle weg, die das Profil verwalten. Das lässt sich nicht rückgängig machen.',
  'inbox.delete.submit': 'Endgültig löschen',
  'message.answerSent': 'Antwort gesendet',
  'message.enquiryDone': 'Als beantwortet gekennzeichnet',
  'message.enquiryReopened': 'Die Nachricht ist wieder offen',
  'message.enquiryDeleted': 'Nachricht gelöscht',
} as const
