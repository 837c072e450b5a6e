import { CONTENT_RULES } from '#app/features/reviews/review.ts'

/** Maximum length of a text, in characters. */
export const MAX_BLOCK_LENGTH = 1000

/** The purpose of a text block: a rule that was broken, or a report that is dismissed. */
export const BLOCKS = [...CONTENT_RULES, 'dismissed'] as const
export type Block = (typeof BLOCKS)[number]

/** The texts of one language. */
export type TextBlocks = Record<Block, string>

/** Stands for the words in question in a text. */
export const PASSAGE = '{passage}'

/**
 * Returns a text block about certain words. Without them the gap stays open, so that nobody sends it by mistake without
 * filling it in.
 */
export const fillBlock = (text: string, passage: string): string =>
  passage ? text.replaceAll(PASSAGE, () => passage) : text.replaceAll(PASSAGE, '…')
