/** Readers of the document learn the actual limits from the headers of each answer. */
export const LIMIT_TEXT =
  'Every answer names what is left of your budget (RateLimit) and the sources whose attribution you must show.'
