import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { declarationFields, line } from './declaration.schema.ts'

const key = (text: PlainKey): PlainKey => text

/**
 * What § 356a(2) BGB lets a withdrawal form ask for, and nothing more: who withdraws, from which contract, and where
 * the receipt is sent.
 */
export const withdrawalSchema = z.object(declarationFields)
export type Withdrawal = z.output<typeof withdrawalSchema>

/** The form by which an admin accepts a withdrawal. */
export const acceptSchema = z.object({
  withdrawalId: z.uuid(),
  orderNumber: line(40, key('orderAdmin.number.missing')),
})
export const refuseSchema = z.object({ withdrawalId: z.uuid(), reason: line(1000, key('orderAdmin.reason.missing')) })
