import { z } from 'zod'
import { personName } from '#app/core/forms/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { BUYER_KINDS } from '../vat/vat-rules.ts'

/** Immediately through the provider, or by transfer once the invoice has arrived. */
export const PAYMENTS = ['now', 'invoice'] as const
export const MAX_REFERENCE_LENGTH = 100

const key = (text: PlainKey): PlainKey => text
const line = (max: number, missing?: PlainKey) =>
  z
    .string(missing)
    .trim()
    .max(max, { error: key('field.tooLong'), abort: true })
const needed = (max: number) => line(max, key('order.field.missing')).min(1, key('order.field.missing'))

/** The form of an order. The operation checks what depends on the country's rules, such as the VAT id. */
export const orderSchema = z
  .object({
    kind: z.enum(BUYER_KINDS, key('order.kind.missing')),
    name: personName({ max: 120, missing: 'order.field.missing' }),
    organisation: line(200).default(''),
    street: needed(200),
    postalCode: needed(20),
    city: needed(120),
    country: z.enum(COUNTRIES, key('order.field.missing')),
    vatId: line(30).default(''),
    email: line(254, key('field.emailInvalid')).pipe(z.email(key('field.emailInvalid'))),
    payment: z.enum(PAYMENTS).default('now'),
    reference: line(MAX_REFERENCE_LENGTH).default(''),
    terms: z.literal('on', key('order.terms.missing')),
  })
  .refine(({ kind, organisation }) => kind === 'consumer' || organisation, {
    path: ['organisation'],
    error: key('order.field.missing'),
  })
