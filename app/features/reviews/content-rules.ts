/**
 * The rules for the content of reviews, in the order in which people choose from them. Their texts for people are
 * `rule.<id>` in the catalogue. `illegal` is the only one based on the law rather than our own rules.
 */
export const CONTENT_RULES = [
  'person',
  'contact',
  'insult',
  'health',
  'not_own',
  'false_facts',
  'reward',
  'copied',
  'off_topic',
  'illegal',
] as const
export type ContentRule = (typeof CONTENT_RULES)[number]
