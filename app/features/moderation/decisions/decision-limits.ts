/** Longest reasons and longest name of a law, in characters; the tables hold no more. */
export const MAX_FACTS = 3000
export const MAX_LAW = 300
