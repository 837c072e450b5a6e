import { z } from 'zod'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_WORDS } from './school-media.ts'

const school = z.string().default('')
const TOO_LONG: PlainKey = 'media.tooLong'
const words = z.string().trim().max(MAX_WORDS, { error: TOO_LONG, abort: true }).default('')

/** The form of a button beside a picture or video: delete it, restore it, discard its upload. */
export const itemSchema = z.object({ schoolId: school, mediaId: z.string().default('') })
/** @property to place from 0 on */
export const moveSchema = itemSchema.extend({
  to: z.coerce.number().int().min(0).max(10_000, { abort: true }).default(0),
})
export const wordsSchema = itemSchema.extend({
  alt: words,
  caption: words,
  ...(Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`alt-${locale}`, words],
      [`caption-${locale}`, words],
    ]),
  ) as Record<`${'alt' | 'caption'}-${Locale}`, typeof words>),
})
export const posterSchema = itemSchema.extend({ poster: z.unknown().optional() })
const language = z.enum(LOCALES)
export const subtitlesSchema = itemSchema.extend({ language, subtitles: z.unknown().optional() })
export const removeSubtitlesSchema = itemSchema.extend({ language })

const TITLE_MISSING: PlainKey = 'media.link.title.missing'
const LINK_MISSING: PlainKey = 'failure.media_link'
export const linkSchema = z.object({
  schoolId: school,
  link: z.string(LINK_MISSING).trim().min(1, LINK_MISSING).max(2000, { error: LINK_MISSING, abort: true }),
  title: z.string(TITLE_MISSING).trim().min(1, TITLE_MISSING).max(200, { error: TOO_LONG, abort: true }),
})

const file = z.object({ name: z.string(), type: z.string(), bytes: z.int().min(0) })
/** The declaration of chosen files, sent with JavaScript. */
export const batchSchema = z.object({
  schoolId: school,
  kind: z.enum(['image', 'video']),
  files: z.string().transform((text, context) => {
    try {
      return z.array(file).max(100, { abort: true }).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'not a list of files' })
      return z.NEVER
    }
  }),
})
