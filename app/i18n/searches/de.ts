/** Saved searches. */
export const searches = {
  'searches.title': 'Gespeicherte Suchen',
  'searches.intro':
    'Du kannst 20 Suchen speichern. Auf Wunsch schreiben wir dir, wenn neue Schulen zu einer Suche passen: sofort oder einmal in der Woche.',
  'searches.add': 'Diese Suche speichern',
  'searches.look': 'Suche noch einmal ansehen',
  'searches.name': 'Name der Suche',
  'searches.name.missing': 'Bitte gib der Suche einen Namen.',
  'searches.mail': 'Mails über neue Schulen',
  'searches.mail.never': 'Keine',
  'searches.mail.weekly': 'Einmal in der Woche',
  'searches.mail.at_once': 'Sofort: Wir sehen jede Stunde nach',
  'searches.save': 'Suche speichern',
  'searches.change': 'Änderungen speichern',
  'searches.open': 'Treffer ansehen',
  'searches.delete': 'Suche löschen',
  'searches.count': { one: '{count} Schule beim letzten Blick', other: '{count} Schulen beim letzten Blick' },
  'searches.broad':
    'Mehr als {most} Treffer: Dafür können wir keine neuen melden. Grenze die Suche ein, dann speichere sie noch einmal.',
  'searches.empty': 'Noch keine Suche gespeichert',
  'searches.emptyText': 'Unter jeder Trefferliste kannst du die Suche speichern.',
  'message.searchSaved': 'Suche gespeichert',
  'message.searchDeleted': 'Suche gelöscht',
} as const
