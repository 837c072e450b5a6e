/** Maximum length, in characters, of the reasons and of a law's name; the tables hold no more. */
export const MAX_FACTS = 3000
export const MAX_LAW = 300
