/** The sites of an institution; these texts are sent with the page, and browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} sede', many: '{count} de sedes', other: '{count} sedes' },
  'sites.institute': 'Sedes y centros vinculados: {schools}',
} as const
