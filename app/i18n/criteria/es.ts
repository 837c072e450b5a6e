/** The individual criteria that reviews rate. */
export const criteria = {
  'criterion.teaching': 'Enseñanza',
  'criterion.climate': 'Convivencia',
  'criterion.communication': 'Trato con las familias',
  'criterion.support': 'Apoyo al alumnado',
  'criterion.building': 'Edificio y equipamiento',
  'criterion.activities': 'Actividades extraescolares',
} as const
