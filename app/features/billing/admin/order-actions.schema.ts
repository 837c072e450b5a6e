import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text
const requiredLine = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: key('field.tooLong'), abort: true })

/** The form that gives premium to a school without an order. */
export const grantSchema = z.object({
  schoolId: requiredLine(100, key('orderAdmin.school.missing')),
  reason: requiredLine(200, key('orderAdmin.reason.missing')),
})

export const endGrantSchema = z.object({ grantId: z.uuid() })
