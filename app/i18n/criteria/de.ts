/** The individual criteria that reviews rate. */
export const criteria = {
  'criterion.teaching': 'Unterricht',
  'criterion.climate': 'Miteinander',
  'criterion.communication': 'Austausch mit Eltern',
  'criterion.support': 'Förderung',
  'criterion.building': 'Gebäude und Ausstattung',
  'criterion.activities': 'Angebote am Nachmittag',
} as const
