import { z } from 'zod'
import { RHYTHMS } from '#app/features/schools/sources/register-rhythms.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { assertAllowedUrl, publicOnly } from '#lib/net/public-address.ts'
import { MAX_IMPORT_FILES } from '../import-limits.ts'
import { orderSchema } from '../start/start-run.schema.ts'
import { MAX_ADDRESS_LENGTH, MAX_ADDRESSES, MAX_ALLOWED_LOSS } from './schedule.ts'

const wrongAddress = 'imports.address.wrong' satisfies PlainKey
const wrongLoss = 'schedules.maxLoss.wrong' satisfies PlainKey

/** Returns why addresses are refused. The name of each is resolved and checked again whenever it is fetched. */
function problemOf(addresses: string[]): PlainKey | undefined {
  if (addresses.length === 0) return wrongAddress
  if (addresses.length > MAX_IMPORT_FILES) return 'schedules.addresses.many'
  const isWritten = (address: string) =>
    address.length <= MAX_ADDRESS_LENGTH && /^https?:/i.test(address) && URL.canParse(address)
  if (!addresses.every(isWritten)) return wrongAddress
  return addresses.every(isPublicAddress) ? undefined : 'schedules.addresses.notPublic'
}

/** Whether an address leads into the public internet, as far as it says so itself. */
export function isPublicAddress(address: string): boolean {
  try {
    assertAllowedUrl(new URL(address), publicOnly)
    return true
  } catch {
    return false
  }
}

/** The form fields for setting up a scheduled import. One address per line. */
export const scheduleSchema = z.object({
  source: orderSchema.shape.source,
  addresses: z
    .string({ error: wrongAddress })
    .max(MAX_ADDRESSES, { error: wrongAddress, abort: true })
    .transform((text) => [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== ''))
    .superRefine((lines, context) => {
      const message = problemOf(lines)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  rhythm: z.enum(RHYTHMS, { error: 'schedules.rhythm.missing' satisfies PlainKey }),
  maxLoss: z.coerce
    .number({ error: wrongLoss })
    .int({ error: wrongLoss })
    .min(1, { error: wrongLoss })
    .max(MAX_ALLOWED_LOSS, { error: wrongLoss, abort: true }),
  complete: z.literal('on').optional(),
})
export type ScheduleInput = z.output<typeof scheduleSchema>
