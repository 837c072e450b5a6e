import { z } from 'zod'
import { FEE_PARTS, FEE_YEARS, type Fees, MAX_FEES } from '#app/features/schools/fees.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { schoolIdField } from './texts/text.schema.ts'

const key = (text: PlainKey): PlainKey => text

/** A whole amount; empty means none. Separators of thousands are dropped: amounts have no cents. */
const amount = z
  .string()
  .max(20, key('own.fees.invalid'))
  .default('')
  .transform((typed) => typed.replace(/[\s.,’']/g, ''))
  .refine((digits) => /^\d{0,6}$/.test(digits) && Number(digits) <= MAX_FEES, key('own.fees.invalid'))
  .transform((digits) => (digits === '' ? null : Number(digits)))

/** The form for what a year at the school costs. Without an amount the school states nothing; one amount is no range. */
export const feesSchema = z
  .object({
    schoolId: schoolIdField.default(''),
    seen: z.string().max(64, { abort: true }).default(''),
    feesFrom: amount,
    feesTo: amount,
    feesYear: z.coerce.number(key('field.invalid')).int().min(FEE_YEARS[0]).max(FEE_YEARS[1]),
    feesIncluded: z.array(z.enum(FEE_PARTS)).default([]),
  })
  .transform(({ seen, feesFrom, feesTo, feesYear, feesIncluded }, context) => {
    const [from, to] = [feesFrom ?? feesTo, feesTo ?? feesFrom]
    if (from === null || to === null) return { seen, fees: null }
    if (from > to) {
      context.addIssue({ code: 'custom', path: ['feesTo'], message: key('own.fees.order') })
      return z.NEVER
    }
    return { seen, fees: { from, to, year: feesYear, included: feesIncluded } satisfies Fees }
  })
