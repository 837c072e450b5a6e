/** From this many official facts, a school can be told from others. */
export const DESCRIBING_FACTS = 6
