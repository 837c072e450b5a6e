import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { isPublicAddress } from '../schedules/schedule.schema.ts'
import { MAX_ADDRESS_LENGTH } from '../schedules/schedule.ts'

/** Which country is kept up to date from now on, or no longer. */
export type KeepIntent = `${'keep' | 'leave'}-${CountryCode}`

/** The forms of the page of registers, one for each country. */
export const keepSchema = z
  .object({ intent: z.enum(COUNTRIES.flatMap((country) => [`keep-${country}`, `leave-${country}`] as const)) })
  .transform(({ intent }) => {
    const [verb, country] = intent.split('-') as ['keep' | 'leave', CountryCode]
    return { country, isKept: verb === 'keep' }
  })

const wrongAddress = 'imports.address.wrong' satisfies PlainKey

/** The form of one file on the page of a source: the operator's own address, or none for that of the catalogue. */
export const ownAddressSchema = z.object({
  intent: z
    .string()
    .max(100, { abort: true })
    .regex(/^save-[a-z\d-]+$/)
    .transform((intent) => intent.slice('save-'.length)),
  address: z
    .string()
    .trim()
    .max(MAX_ADDRESS_LENGTH, { error: wrongAddress, abort: true })
    .refine((address) => /^https?:/i.test(address) && URL.canParse(address), { error: wrongAddress, abort: true })
    .refine(isPublicAddress, { error: 'schedules.addresses.notPublic' satisfies PlainKey })
    .optional(),
})
