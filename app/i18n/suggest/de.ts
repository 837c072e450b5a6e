/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Vorschläge',
  'suggest.recent': 'Zuletzt gesucht',
  'suggest.places': 'Orte',
  'suggest.schools': 'Schulen',
  'suggest.types': 'Schularten',
  'suggest.count': {
    one: '{count} Vorschlag, erreichbar mit den Pfeiltasten',
    other: '{count} Vorschläge, erreichbar mit den Pfeiltasten',
  },
  'suggest.recentCount': {
    one: '{count} letzte Suche, erreichbar mit den Pfeiltasten; Entf löscht sie',
    other: '{count} letzte Suchen, erreichbar mit den Pfeiltasten; Entf löscht die gewählte',
  },
  'suggest.forget': 'Suche „{text}“ löschen',
  'suggest.forgetAll': 'Letzte Suchen löschen',
} as const
