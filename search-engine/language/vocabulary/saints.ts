/** Words for saint in the five languages, which names and searches use interchangeably. */
export const SAINTS = 'St Sankt Saint Sainte Saints Saintes Ste Sts San Santa Sant Santo Santos Sto Sta'

/** Countries whose registers shorten the saint to an initial: S. Maria, S. Juan. */
export const SAINT_INITIAL_COUNTRIES = ['IT', 'ES'] as const
