/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} Standort', other: '{count} Standorte' },
  'sites.institute': {
    one: 'Teil des Instituts {code} mit {count} Standort',
    other: 'Teil des Instituts {code} mit {count} Standorten',
  },
} as const
