import { z } from 'zod'
import { FEE_PARTS, FEE_YEARS, type Fees, MAX_FEES } from '#app/features/schools/fees.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { schoolIdField } from './texts/text.schema.ts'

const key = (text: PlainKey): PlainKey => text

const AMOUNT = /^(?:\d+|\d{1,3}(?:[\s.,’']\d{3})+)?$/

/** A whole amount, with or without thousands separators; empty means none. */
const amount = z
  .string()
  .max(20, { error: key('own.fees.invalid'), abort: true })
  .default('')
  .transform((typed) => typed.trim())
  .refine((typed) => AMOUNT.test(typed), { error: key('own.fees.invalid'), abort: true })
  .transform((typed) => typed.replace(/\D/g, ''))
  .refine((digits) => Number(digits) <= MAX_FEES, key('own.fees.invalid'))
  .transform((digits) => (digits === '' ? null : Number(digits)))

/**
 * The form for what a year at the school costs. Without an amount the school states nothing; a single amount is not a
 * range.
 */
export const feesSchema = z
  .object({
    schoolId: schoolIdField.default(''),
    seen: z.string().max(64, { abort: true }).default(''),
    feesFrom: amount,
    feesTo: amount,
    feesYear: z.coerce
      .number(key('field.invalid'))
      .int()
      .refine((year) => FEE_YEARS[0] <= year && year <= FEE_YEARS[1], key('field.invalid')),
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
