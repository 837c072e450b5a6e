/** The individual criteria that reviews rate. */
export const criteria = {
  'criterion.teaching': 'Enseignement',
  'criterion.climate': 'Ambiance',
  'criterion.communication': 'Échanges avec les parents',
  'criterion.support': 'Accompagnement',
  'criterion.building': 'Locaux et équipement',
  'criterion.activities': 'Activités périscolaires',
} as const
