/** The sites of an institution; these texts are sent with the page, and browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} site', other: '{count} sites' },
  'sites.institute': 'Related sites and schools: {schools}',
} as const
