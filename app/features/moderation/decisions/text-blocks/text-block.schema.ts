import { z } from 'zod'
import { optionalText } from '#app/core/forms/typed-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { BLOCKS, MAX_BLOCK_LENGTH } from './text-block.ts'

/** The form that changes a text block; an empty text restores the built-in one. */
export const textBlockSchema = z.object({
  language: z.enum(LOCALES),
  block: z.enum(BLOCKS),
  text: optionalText(MAX_BLOCK_LENGTH),
})
