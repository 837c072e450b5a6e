import { z } from 'zod'
import { readContact, schoolFields } from '#app/features/claims/claim.schema.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

export const MAX_REASON_LENGTH = 1000
const MAX_ID_LENGTH = 64

const reason = z
  .string(key('schoolAdmin.reason.missing'))
  .trim()
  .min(1, key('schoolAdmin.reason.missing'))
  .max(MAX_REASON_LENGTH, { error: key('field.tooLong'), abort: true })
const schoolId = z
  .string(key('schoolAdmin.id.missing'))
  .trim()
  .min(1, key('schoolAdmin.id.missing'))
  .max(MAX_ID_LENGTH, { error: key('field.tooLong'), abort: true })

/** For actions that only take a reason: hiding a school, opening its dashboard. */
export const reasonSchema = z.object({ reason })
export const removeMemberSchema = z.object({ reason, personId: z.uuid() })
export const showSchema = z.object({ reason, status: z.enum(['active', 'closed'], key('schoolAdmin.status.missing')) })
/** An empty id means that no successor is known. */
export const successorSchema = z.object({ reason, successorId: schoolId.optional().transform((id) => id ?? null) })
export const mergeSchema = z.object({
  reason,
  otherId: schoolId,
  survivorId: z
    .string(key('schoolAdmin.survivor.missing'))
    .min(1, key('schoolAdmin.survivor.missing'))
    .max(MAX_ID_LENGTH, { abort: true }),
})
export const undoMergeSchema = z.object({ reason, mergeId: z.uuid() })
export const notDuplicateSchema = z.object({ otherId: schoolId })

/** A school that an admin adds, with the reason. */
export const newSchoolSchema = z.object({ ...schoolFields.shape, ...reasonSchema.shape }).transform(readContact)
