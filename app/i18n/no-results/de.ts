/** What stands where no list of results does, loaded with its script. */
export const noResults = {
  'results.none': 'Keine Schulen gefunden',
  'results.noneFor': 'Keine Schulen gefunden für „{text}“',
  'results.noneForNear': 'Keine Schulen gefunden für „{text}“ in der Nähe von {place}',
  'results.noneHint': 'Prüft die Schreibweise oder sucht nach Ort oder Postleitzahl.',
  'results.nearMe': 'Für Schulen in eurer Nähe brauchen wir euren Standort oder eine Postleitzahl.',
  'results.drop': {
    one: 'Ohne „{filter}“ gäbe es {count} Treffer.',
    other: 'Ohne „{filter}“ gäbe es {count} Treffer.',
  },
  'results.drop.unknown': 'Bei {count} davon ist das nicht bekannt.',
  'results.drop.remove': '„{filter}“ entfernen',
  'results.drop.box': 'Kartenausschnitt',
} as const
