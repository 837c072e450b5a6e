/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} site', many: '{count} de sites', other: '{count} sites' },
  'sites.institute': {
    one: 'Fait partie de l’institut {code}, {count} site',
    many: 'Fait partie de l’institut {code}, {count} de sites',
    other: 'Fait partie de l’institut {code}, {count} sites',
  },
} as const
