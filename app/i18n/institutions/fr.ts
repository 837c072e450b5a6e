/** The sites of an institution; these texts are sent with the page, and browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} site', many: '{count} de sites', other: '{count} sites' },
  'sites.institute': 'Sites et établissements rattachés : {schools}',
} as const
