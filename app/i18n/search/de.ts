/** The search field and the visitor's own place, shared by the home page and the results. */
export const search = {
  'home.description':
    'Schulen in fünf Ländern Europas: mit amtlichen Angaben, kontrollierten Bewertungen und einer Suche, die auch Tippfehler versteht.',
  'home.all': 'Alle Schulen ansehen',
  'search.label': 'Name, Ort oder Postleitzahl',
  'search.submit': 'Suchen',
  'search.blank': 'Bitte gebt einen Namen, einen Ort oder eine Postleitzahl ein.',
  'results.count': { one: '{count} Schule', other: '{count} Schulen' },
  'filter.near.label': 'Ort oder Postleitzahl',
  'filter.near.hint': 'Wir merken uns nur die nächste Postleitzahl, nicht den Standort.',
  'filter.near.refused': 'Der Standort ist nicht verfügbar. Gebt einen Ort oder eine Postleitzahl ein.',
} as const
