/** Number of official facts from which a school can be told from others. */
export const DESCRIBING_FACTS = 6
