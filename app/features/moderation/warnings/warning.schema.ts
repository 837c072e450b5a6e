import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_WARNING_FACTS, WARNING_KINDS } from './warning-kinds.ts'

const key = (text: PlainKey): PlainKey => text

/** A public warning about a school. */
export const warningSchema = z.object({
  kind: z.enum(WARNING_KINDS, key('desk.rule.missing')),
  facts: z
    .string(key('desk.facts.missing'))
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, key('desk.facts.missing'))
        .max(MAX_WARNING_FACTS, { error: key('field.tooLong'), abort: true }),
    ),
})

export const endWarningSchema = z.object({ noticeId: z.uuid() })
