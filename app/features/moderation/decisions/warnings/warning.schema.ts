import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_WARNING_FACTS, WARNING_KINDS } from './warning-kinds.ts'

const key = (text: PlainKey): PlainKey => text

/** The form of a public warning about a school. */
export const warningSchema = z.object({
  kind: z.enum(WARNING_KINDS, key('moderation.rule.missing')),
  facts: typedText({ max: MAX_WARNING_FACTS, missing: 'moderation.facts.missing' }),
})

export const endWarningSchema = z.object({ noticeId: z.uuid() })
