/** Reviews as visitors read them. */
export const reviews = {
  'reviews.title': 'Bewertungen',
  'reviews.none': 'Noch keine Bewertungen',
  'reviews.count': { one: '{count} Bewertung', other: '{count} Bewertungen' },
  'reviews.few': {
    one: '{count} Bewertung, noch kein Durchschnitt',
    other: '{count} Bewertungen, noch kein Durchschnitt',
  },
  'reviews.stars': '{average} von 5 Sternen',
  'reviews.starRow': { one: '{count} Stern', other: '{count} Sterne' },
  'reviews.write': 'Bewertung schreiben',
  'relation.parent': 'Elternteil',
  'relation.pupil': 'Schülerin oder Schüler',
  'relation.former_pupil': 'Ehemals an der Schule',
  'relation.staff': 'An der Schule beschäftigt',
  'relation.other': 'Andere Sicht',
} as const
