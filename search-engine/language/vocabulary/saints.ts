/** Words for saint in the five languages, which names and searches write in any of these ways. */
export const SAINTS = 'St Sankt Saint Sainte Saints Saintes Ste Sts San Santa Sant Santo Santos Sto Sta'

/** Countries whose registers shorten the saint to its initial: S. Maria, S. Juan. */
export const SAINT_INITIAL_COUNTRIES = ['IT', 'ES'] as const
