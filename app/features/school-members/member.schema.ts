import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

export const inviteSchema = z.object({
  email: z
    .string(key('field.emailInvalid'))
    .max(254, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid')))
    .transform((address) => address.toLowerCase()),
})
export const revokeSchema = z.object({ invitationId: z.uuid(key('field.invalid')) })
export const personSchema = z.object({ personId: z.uuid(key('field.invalid')) })
/** `sure`: the last owner confirms that nobody remains who can decide. */
export const leaveSchema = z.object({ sure: z.literal('on', key('field.invalid')).optional() })
