import { z } from 'zod'
import { personName } from '#app/core/forms/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

/** Open withdrawals, or cancellations, on a page of the administration. */
export const DECLARATIONS_PER_PAGE = 20
export const MAX_NAME_LENGTH = 120
export const MAX_CONTRACT_LENGTH = 200
export const MAX_EMAIL_LENGTH = 254

const key = (text: PlainKey): PlainKey => text
/** A required text on one line. */
export const requiredLine = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: key('field.tooLong'), abort: true })

/** What both declarations ask for: who declares, about which contract, and where the receipt is sent. */
export const declarationFields = {
  name: personName({ max: MAX_NAME_LENGTH, missing: key('withdrawal.name.missing') }),
  contract: requiredLine(MAX_CONTRACT_LENGTH, key('withdrawal.contract.missing')),
  email: z
    .string(key('field.emailInvalid'))
    .max(MAX_EMAIL_LENGTH, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid'))),
}
