/** The individual criteria that reviews rate. */
export const criteria = {
  'criterion.teaching': 'Insegnamento',
  'criterion.climate': 'Clima',
  'criterion.communication': 'Rapporto con i genitori',
  'criterion.support': 'Supporto agli alunni',
  'criterion.building': 'Edificio e dotazioni',
  'criterion.activities': 'Attività pomeridiane',
} as const
