import { contactFields } from '../contact-fields/de.ts'

/** Enquiries to a school: the form of visitors and the inbox of the school. */
export const enquiries = {
  ...contactFields,
  'enquiry.title': 'Nachricht an die Schule',
  'enquiry.intro':
    'Deine Nachricht lesen die Menschen, die das Profil dieser Schule verwalten. Sie antworten dir per E-Mail. Möglich sind fünf Nachrichten am Tag.',
  'enquiry.email.hint': 'An diese Adresse antwortet die Schule; wir schicken dir auch eine Bestätigung dorthin.',
  'enquiry.privacy': 'Datenschutzerklärung lesen',
  'enquiry.submit': 'Nachricht senden',
  'enquiry.busy': 'Wird gesendet …',
  'inbox.intro':
    'Was Familien Ihnen über Ihr Profil schreiben. Zwölf Monate nach dem Eingang wird jede Nachricht gelöscht.',
  'inbox.filter': 'Nachrichten nach Status',
  'inbox.all': 'Alle',
  'inbox.state.open': 'Offen',
  'inbox.state.answered': 'Beantwortet',
  'inbox.none': 'Noch keine Nachrichten',
  'inbox.none.text':
    'Familien finden auf Ihrem Profil den Knopf „Nachricht schreiben“, solange Sie Ihre Kontaktdaten zeigen.',
  'inbox.nothing': 'Hier gibt es keine Nachrichten.',
  'inbox.first': 'Zu den neuesten',
  'inbox.next': 'Ältere Nachrichten',
  'inbox.csv': 'Als Tabelle (CSV)',
  'inbox.back': 'Alle Nachrichten',
  'inbox.from': 'Nachricht von {name}',
  'inbox.to': 'An {school}',
  'inbox.answer.text': 'Ihre Antwort',
  'inbox.answer.hint': 'Wir senden sie an {email}. Ihre eigene Adresse {own} wird als Antwortadresse angegeben.',
  'inbox.answer.submit': 'Antwort senden',
  'inbox.answer.sent': 'Ihre Antwort vom {day}',
  'inbox.done': 'Als beantwortet kennzeichnen',
  'inbox.reopen': 'Wieder als offen kennzeichnen',
  'inbox.delete': 'Nachricht löschen',
  'inbox.delete.sure':
    'Danach kann sie niemand mehr lesen, der das Profil verwaltet. Das lässt sich nicht rückgängig machen.',
  'inbox.delete.submit': 'Endgültig löschen',
  'message.answerSent': 'Antwort gesendet',
  'message.enquiryDone': 'Als beantwortet gekennzeichnet',
  'message.enquiryReopened': 'Die Nachricht ist wieder offen',
  'message.enquiryDeleted': 'Nachricht gelöscht',
} as const
