/** The sites of an institution; these texts are sent with the page, and browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} sede', many: '{count} di sedi', other: '{count} sedi' },
  'sites.institute': 'Sedi e scuole collegate: {schools}',
} as const
