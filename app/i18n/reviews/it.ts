/** Reviews as visitors read them. */
export const reviews = {
  'reviews.title': 'Recensioni',
  'reviews.none': 'Ancora nessuna recensione',
  'reviews.count': { one: '{count} recensione', many: '{count} di recensioni', other: '{count} recensioni' },
  'reviews.few': {
    one: '{count} recensione, ancora senza media',
    many: '{count} di recensioni, ancora senza media',
    other: '{count} recensioni, ancora senza media',
  },
  'reviews.stars': '{average} stelle su 5',
  'reviews.starRow': { one: '{count} stella', many: '{count} di stelle', other: '{count} stelle' },
  'reviews.write': 'Scrivi una recensione',
  'relation.parent': 'Genitore',
  'relation.pupil': 'Studentessa o studente',
  'relation.former_pupil': 'Ha frequentato la scuola',
  'relation.staff': 'Personale della scuola',
  'relation.other': 'Altro punto di vista',
} as const
