/** The sites of an institution; these words come with the page, browsers do not fetch them. */
export const sites = {
  'sites.count': { one: '{count} sede', many: '{count} di sedi', other: '{count} sedi' },
  'sites.institute': {
    one: 'Fa parte dell’istituto {code}, con {count} sede',
    many: 'Fa parte dell’istituto {code}, con {count} di sedi',
    other: 'Fa parte dell’istituto {code}, con {count} sedi',
  },
} as const
