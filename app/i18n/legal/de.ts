/** The texts surrounding the legal texts; they are sent with the page. */
export const legal = {
  'law.version': 'Stand: {day}',
  'law.announced': 'Ab dem {day} ändert sich:',
  'law.contents': 'Inhalt',
  'law.earlier': 'Frühere Fassungen: {days}',
  'law.first': 'Erste Fassung vom {day}.',
  'law.placeholders':
    'Auf dieser Seite stehen noch Platzhalter: {settings} sind nicht gesetzt. So darf sie nicht veröffentlicht werden.',
} as const
