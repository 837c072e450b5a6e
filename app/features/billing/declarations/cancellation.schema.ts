import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { declarationFields, requiredLine } from './declaration.schema.ts'

export const MAX_TEXT_LENGTH = 1000
export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const
export type CancellationKind = (typeof CANCELLATION_KINDS)[number]

const key = (text: PlainKey): PlainKey => text

/**
 * What § 312k(2) BGB lets a cancellation ask for, and nothing more: the kind with its reason, who cancels, which
 * contract, on which day it is to end (empty: the earliest possible), and where the receipt is sent.
 */
export const cancellationSchema = z
  .object({
    kind: z.enum(CANCELLATION_KINDS, key('cancellation.kind.missing')),
    reason: z
      .string()
      .trim()
      .max(MAX_TEXT_LENGTH, { error: key('field.tooLong'), abort: true })
      .default(''),
    ...declarationFields,
    endsOn: calendarDay('cancellation.endsOn.invalid').optional(),
  })
  .refine(({ kind, reason }) => kind === 'ordinary' || reason !== '', {
    error: key('cancellation.reason.missing'),
    path: ['reason'],
  })
export type Cancellation = z.output<typeof cancellationSchema>

/** The form by which an admin answers a cancellation; with the number of an order, its premium ends. */
export const answerSchema = z.object({
  cancellationId: z.uuid(),
  answer: requiredLine(MAX_TEXT_LENGTH, key('orderAdmin.answer.missing')),
  orderNumber: z
    .string()
    .trim()
    .max(40, { error: key('field.tooLong'), abort: true })
    .default(''),
})
