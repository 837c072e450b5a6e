/** The ten sections in which a school describes its work, in the order of the dashboard's tabs. */
export const SECTIONS = [
  'educational-model',
  'diversity-attention',
  'educational-phases',
  'languages',
  'academic-results',
  'extracurricular-activities',
  'services',
  'facilities',
  'educational-technologies',
  'awards',
] as const
