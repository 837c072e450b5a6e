/** The sites of an institution; these texts are sent with the page, and browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} Standort', other: '{count} Standorte' },
  'sites.institute': 'Zugehörige Standorte und Schulen: {schools}',
} as const
