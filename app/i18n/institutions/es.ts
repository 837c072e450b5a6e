/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} sede', many: '{count} de sedes', other: '{count} sedes' },
  'sites.institute': {
    one: 'Forma parte del instituto {code}, con {count} sede',
    many: 'Forma parte del instituto {code}, con {count} de sedes',
    other: 'Forma parte del instituto {code}, con {count} sedes',
  },
} as const
