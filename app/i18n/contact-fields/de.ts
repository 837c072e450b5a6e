/** The fields of every message to the team or to a school. */
export const contactFields = {
  'contactFields.name': 'Name',
  'contactFields.name.tooShort': 'Name muss mindestens 2 Zeichen lang sein',
  'contactFields.email': 'E-Mail-Adresse',
  'contactFields.phone': 'Telefon',
  'contactFields.message': 'Nachricht',
  'contactFields.message.hint': 'Mindestens {min} Zeichen.',
  'contactFields.message.tooShort': 'Nachricht muss mindestens 10 Zeichen lang sein',
  'contactFields.privacy':
    'Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass meine Angaben zum Beantworten dieser Nachricht gespeichert und nach {months} Monaten gelöscht werden.',
  'contactFields.privacy.missing': 'Bitte akzeptieren Sie die Datenschutzerklärung',
  'contactFields.trap': 'Dieses Feld bitte leer lassen',
} as const
