/** The help pages. */
export const help = {
  'help.title': 'Hilfe',
  'help.metaTitle': 'Hilfe · Aulario',
  'help.metaDescription':
    'Antworten zu Suche, Bewertungen und Konto, und für Schulen zu Profil, Premium und Nachrichten.',
  'help.topicTitle': '{title} · Hilfe · Aulario',
  'help.search': 'Wobei können wir helfen?',
  'help.searchButton': 'Suchen',
  'help.group.families': 'Für Familien',
  'help.group.schools': 'Für Schulen',
  'help.write': 'Nichts gefunden? Zum Kontaktformular',
  'help.all': 'Alle Themen',
  'help.others': 'Verwandte Themen',
  'help.none': 'Dazu steht hier noch nichts. Vielleicht helfen andere Wörter oder die Themen unten.',
  'help.found': { one: '{count} Treffer für „{words}“', other: '{count} Treffer für „{words}“' },
} as const
