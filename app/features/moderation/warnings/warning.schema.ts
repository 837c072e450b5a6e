import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

export const WARNING_KINDS = ['rewarded_reviews', 'own_reviews', 'pressure_on_authors'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]
export const WARNING_FACTS_MAX = 1000
/** How long a warning stands in the profile. */
export const WARNING_DAYS = 90

/** A public warning about a school. */
export const warningSchema = z.object({
  kind: z.enum(WARNING_KINDS, key('desk.rule.missing')),
  facts: z
    .string(key('desk.facts.missing'))
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, key('desk.facts.missing')).max(WARNING_FACTS_MAX, key('field.tooLong'))),
})

export const endWarningSchema = z.object({ noticeId: z.uuid() })
