/** Reviews as visitors read them. */
export const reviews = {
  'reviews.title': 'Opiniones',
  'reviews.none': 'Todavía no hay opiniones',
  'reviews.count': { one: '{count} opinión', many: '{count} de opiniones', other: '{count} opiniones' },
  'reviews.few': {
    one: '{count} opinión, todavía sin media',
    many: '{count} de opiniones, todavía sin media',
    other: '{count} opiniones, todavía sin media',
  },
  'reviews.stars': '{average} de 5 estrellas',
  'reviews.starRow': { one: '{count} estrella', many: '{count} de estrellas', other: '{count} estrellas' },
  'reviews.write': 'Escribir una opinión',
  'relation.parent': 'Madre o padre',
  'relation.pupil': 'Alumna o alumno',
  'relation.former_pupil': 'Estudió en el centro',
  'relation.staff': 'Personal del centro',
  'relation.other': 'Otro punto de vista',
} as const
