/** Who reads the document learns of the limits from the headers of each answer. */
export const LIMIT_TEXT =
  'Every answer names what is left of your budget (RateLimit) and the sources whose attribution you must show.'
