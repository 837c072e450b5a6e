import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

export const MAX_NAME = 120
export const MAX_CONTRACT = 200
export const MAX_EMAIL = 254

const key = (text: PlainKey): PlainKey => text
const line = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: key('field.tooLong'), abort: true })

/** What § 356a(2) BGB lets a withdrawal ask for, and nothing more: who, which contract, where the receipt goes. */
export const withdrawalSchema = z.object({
  name: line(MAX_NAME, key('withdrawal.name.missing')),
  contract: line(MAX_CONTRACT, key('withdrawal.contract.missing')),
  email: z
    .string(key('field.emailInvalid'))
    .max(MAX_EMAIL, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid'))),
})
export type Withdrawal = z.output<typeof withdrawalSchema>

/** An admin follows a withdrawal by hand. */
export const acceptSchema = z.object({ withdrawalId: z.uuid(), orderNumber: line(40, key('orderDesk.number.missing')) })
export const refuseSchema = z.object({ withdrawalId: z.uuid(), reason: line(1000, key('orderDesk.reason.missing')) })
