/** Longest reasons and longest name of a law, in characters; the tables hold no more. */
export const FACTS_MAX = 3000
export const LAW_MAX = 300
