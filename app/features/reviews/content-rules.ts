/**
 * What a review must not hold or be, in the order in which people choose from it. The words for people are `rule.<id>`
 * of the catalogue. `illegal` is the only one that rests on the law instead of on our own rules.
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
