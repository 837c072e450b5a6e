import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

export const REASON_MAX = 1000
const ID_MAX = 64

const reason = z
  .string(key('schoolDesk.reason.missing'))
  .trim()
  .min(1, key('schoolDesk.reason.missing'))
  .max(REASON_MAX, { error: key('field.tooLong'), abort: true })
const schoolId = z
  .string(key('schoolDesk.id.missing'))
  .trim()
  .min(1, key('schoolDesk.id.missing'))
  .max(ID_MAX, { error: key('field.tooLong'), abort: true })

export const hideSchema = z.object({ reason })
export const showSchema = z.object({ reason, status: z.enum(['active', 'closed'], key('schoolDesk.status.missing')) })
/** Without a school, nobody knows a successor. */
export const successorSchema = z.object({ reason, successorId: schoolId.optional().transform((id) => id ?? null) })
export const mergeSchema = z.object({
  reason,
  otherId: schoolId,
  survivorId: z
    .string(key('schoolDesk.survivor.missing'))
    .min(1, key('schoolDesk.survivor.missing'))
    .max(ID_MAX, { abort: true }),
})
export const undoMergeSchema = z.object({ reason, mergeId: z.uuid() })
export const noTwinSchema = z.object({ otherId: schoolId })
