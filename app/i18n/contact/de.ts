import { contactFields } from '../contact-fields/de.ts'

/** The contact form, and the form for people named in reviews. */
export const contact = {
  ...contactFields,
  'contact.submit': 'Nachricht senden',
  'contact.sent': 'Nachricht gesendet',
  'contact.sent.text': 'Vielen Dank. Eine Kopie mit der Nummer Ihrer Nachricht schicken wir Ihnen per E-Mail.',
  'contact.direct': 'Oder ohne Formular',
  'contact.privacy.link': 'Datenschutzerklärung lesen',
  'contact.named': 'Werden Sie in einer Bewertung genannt?',
  'contact.named.text': 'Dafür gibt es ein eigenes Formular, auch wenn Sie kein Konto haben.',
  'contact.named.link': 'Zum Formular für genannte Personen',
  'namedPerson.title': 'In einer Bewertung genannt?',
  'namedPerson.intro':
    'Sie kommen in einer Bewertung vor und möchten das nicht, etwas über Sie stimmt nicht, oder Sie wollen wissen, was wir über Sie gespeichert haben? Schreiben Sie uns. Ein Konto brauchen Sie dafür nicht.',
  'namedPerson.clock': 'Innerhalb von 30 Tagen teilen wir Ihnen mit, was wir getan haben.',
  'namedPerson.address': 'Um welche Bewertung oder Schule geht es?',
  'namedPerson.address.hint': 'Am besten geben Sie die Adresse der Seite an; Name und Ort der Schule genügen auch.',
  'namedPerson.address.missing': 'Bitte sagen Sie, um welche Bewertung oder Schule es geht.',
  'namedPerson.wish': 'Was sollen wir tun?',
  'namedPerson.wish.removal': 'Löschen, was dort über mich steht',
  'namedPerson.wish.correction': 'Berichtigen, was nicht stimmt',
  'namedPerson.wish.access': 'Auskunft darüber geben, was über mich gespeichert ist',
  'namedPerson.wish.missing': 'Bitte wählen Sie, was wir tun sollen.',
  'namedPerson.message': 'Was steht dort über Sie, und was ist daran falsch?',
  'namedPerson.privacy':
    'Wir brauchen Ihre Angaben, um Ihr Anliegen zu bearbeiten, und fragen vielleicht nach, ob Sie es wirklich sind. Drei Jahre nach dem Abschluss löschen wir sie.',
  'namedPerson.submit': 'Anliegen senden',
  'namedPerson.sent': 'Wir haben Ihr Anliegen erhalten',
  'namedPerson.sent.text':
    'Die Nummer und eine Kopie bekommen Sie per E-Mail. Innerhalb von 30 Tagen teilen wir Ihnen mit, was wir getan haben.',
} as const
