/** The individual criteria that reviews rate. */
export const criteria = {
  'criterion.teaching': 'Teaching',
  'criterion.climate': 'Atmosphere',
  'criterion.communication': 'Communication with parents',
  'criterion.support': 'Individual support',
  'criterion.building': 'Building and equipment',
  'criterion.activities': 'After-school activities',
} as const
