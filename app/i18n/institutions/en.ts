/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} site', other: '{count} sites' },
  'sites.institute': {
    one: 'Part of institute {code} with {count} site',
    other: 'Part of institute {code} with {count} sites',
  },
} as const
