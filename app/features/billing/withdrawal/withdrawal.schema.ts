import { z } from 'zod'
import { personName } from '#app/core/forms/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

/** Undecided withdrawals on a page of the administration. */
export const WITHDRAWALS_PER_PAGE = 20
export const MAX_NAME = 120
export const MAX_CONTRACT = 200
export const MAX_EMAIL = 254

const key = (text: PlainKey): PlainKey => text
/** A required text on one line. */
export const line = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: key('field.tooLong'), abort: true })

/** Where the receipt of a declaration is sent. */
export const mailAddress = z
  .string(key('field.emailInvalid'))
  .max(MAX_EMAIL, { error: key('field.tooLong'), abort: true })
  .pipe(z.email(key('field.emailInvalid')))

/**
 * What § 356a(2) BGB lets a withdrawal form ask for, and nothing more: who withdraws, from which contract, and where
 * the receipt is sent.
 */
export const withdrawalSchema = z.object({
  name: personName({ max: MAX_NAME, missing: key('withdrawal.name.missing') }),
  contract: line(MAX_CONTRACT, key('withdrawal.contract.missing')),
  email: mailAddress,
})
export type Withdrawal = z.output<typeof withdrawalSchema>

/** The form by which an admin accepts a withdrawal. */
export const acceptSchema = z.object({
  withdrawalId: z.uuid(),
  orderNumber: line(40, key('orderAdmin.number.missing')),
})
export const refuseSchema = z.object({ withdrawalId: z.uuid(), reason: line(1000, key('orderAdmin.reason.missing')) })
