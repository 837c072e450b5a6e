/** What schools write about themselves, and its versions. Fetched with the texts of the dashboard. */
export const ownTexts = {
  'ownTexts.title': 'Pädagogisches Profil',
  'ownTexts.intro':
    'Beschreiben Sie Ihre Arbeit in zehn Abschnitten, in so vielen Sprachen, wie Sie möchten. Familien sehen nur, wozu Sie etwas geschrieben haben.',
  'ownTexts.sections': 'Abschnitte',
  'ownTexts.languages': 'Sprache des Textes',
  'ownTexts.written': '(hat einen Text)',
  'ownTexts.textIn': 'Text auf {language}',
  'ownTexts.hint': 'Zeilen, die mit - oder • beginnen, werden zu einer Liste.',
  'ownTexts.count': '{count} von {max} Zeichen.',
  'ownTexts.over': { one: '{count} Zeichen zu viel.', other: '{count} Zeichen zu viel.' },
  'ownTexts.tooLong': 'Dieser Text ist zu lang. Bitte kürzen Sie ihn; er ist noch vollständig da.',
  'ownTexts.markup': 'HTML ist hier nicht möglich. Bitte schreiben Sie einfachen Text.',
  'ownTexts.save': 'Einstellungen speichern',
  'ownTexts.savedAt': 'Gespeichert am {time}',
  'ownTexts.unsaved': 'Noch nicht gespeichert',
  'ownTexts.unsaved.title': 'Änderungen verwerfen?',
  'ownTexts.unsaved.text': 'Was Sie hier geschrieben haben, ist noch nicht gespeichert.',
  'ownTexts.unsaved.stay': 'Weiter bearbeiten',
  'ownTexts.unsaved.leave': 'Verwerfen',
  'ownTexts.meanwhile':
    'Inzwischen gespeichert wurde dieser Text. Wenn Sie noch einmal speichern, ersetzt Ihrer ihn; in den Versionen bleibt er erhalten.',
  'ownTexts.meanwhile.removed': 'Inzwischen wurde der Text entfernt. Wenn Sie noch einmal speichern, steht Ihrer da.',
  'failure.text_changed': 'Jemand anderes hat das inzwischen geändert. Ihr Text ist noch da.',
  'message.textSaved': 'Text gespeichert',
} as const
