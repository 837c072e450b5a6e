/** With as many official facts about it, a school can be told from others. */
export const DESCRIBING_FACTS = 6
