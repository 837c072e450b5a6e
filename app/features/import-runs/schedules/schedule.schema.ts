import { z } from 'zod'
import { RHYTHMS } from '#app/features/schools/register-rhythms.ts'
import { REGISTER_SOURCES, type RegisterSourceId } from '#app/features/schools/register-sources.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { assertAllowedUrl, publicOnly } from '#lib/net/public-address.ts'
import { MAX_IMPORT_FILES } from '../import-limits.ts'
import { LARGEST_MAX_LOSS } from './schedule.ts'

const SOURCE_IDS = Object.keys(REGISTER_SOURCES) as RegisterSourceId[]
const MAX_ADDRESS = 2000

/** Longest text of the field of addresses, in characters. */
export const MAX_ADDRESSES = MAX_IMPORT_FILES * (MAX_ADDRESS + 2)

const wrongAddress = 'imports.address.wrong' satisfies PlainKey
const wrongLoss = 'schedules.maxLoss.wrong' satisfies PlainKey

/** Whether an address can be on the public internet; its name is resolved and checked each time it is fetched. */
function isAllowed(address: string): boolean {
  try {
    assertAllowedUrl(new URL(address), publicOnly)
    return true
  } catch {
    return false
  }
}

const address = z
  .string()
  .max(MAX_ADDRESS, { error: wrongAddress, abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: wrongAddress, abort: true }))
  .refine(isAllowed, { error: 'schedules.addresses.notPublic' satisfies PlainKey })

/** The fields of the form that sets up a scheduled import. Addresses are one a line. */
export const scheduleSchema = z.object({
  source: z.enum(SOURCE_IDS, { error: 'imports.source.missing' satisfies PlainKey }),
  addresses: z
    .string({ error: wrongAddress })
    .max(MAX_ADDRESSES, { error: wrongAddress, abort: true })
    .transform((text) => [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== ''))
    .pipe(
      z
        .array(address)
        .min(1, { error: wrongAddress })
        .max(MAX_IMPORT_FILES, { error: 'schedules.addresses.many' satisfies PlainKey, abort: true }),
    ),
  rhythm: z.enum(RHYTHMS, { error: 'schedules.rhythm.missing' satisfies PlainKey }),
  maxLoss: z.coerce
    .number({ error: wrongLoss })
    .int({ error: wrongLoss })
    .min(1, { error: wrongLoss })
    .max(LARGEST_MAX_LOSS, { error: wrongLoss, abort: true }),
  complete: z.literal('on').optional(),
})
export type ScheduleOrder = z.output<typeof scheduleSchema>
