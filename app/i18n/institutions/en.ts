/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} site', other: '{count} sites' },
  'sites.institute': 'Other schools of the same institute: {schools}',
} as const
