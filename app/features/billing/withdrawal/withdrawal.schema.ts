import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

export const NAME_MAX = 120
export const CONTRACT_MAX = 200
export const EMAIL_MAX = 254

const key = (text: PlainKey): PlainKey => text
const line = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: key('field.tooLong'), abort: true })

/** What § 356a(2) BGB lets a withdrawal ask for, and nothing more: who, which contract, where the receipt goes. */
export const withdrawalSchema = z.object({
  name: line(NAME_MAX, key('withdrawal.name.missing')),
  contract: line(CONTRACT_MAX, key('withdrawal.contract.missing')),
  email: z
    .string(key('field.emailInvalid'))
    .max(EMAIL_MAX, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid'))),
})
export type Withdrawal = z.output<typeof withdrawalSchema>

/** An admin follows a withdrawal by hand. */
export const acceptSchema = z.object({ withdrawalId: z.uuid(), orderNumber: line(40, key('orderDesk.number.missing')) })
export const refuseSchema = z.object({ withdrawalId: z.uuid(), reason: line(1000, key('orderDesk.reason.missing')) })
