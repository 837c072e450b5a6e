import { z } from 'zod'
import { REGISTER_SOURCES, type RegisterSourceId } from '#app/features/schools/register-sources.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const SOURCE_IDS = Object.keys(REGISTER_SOURCES) as RegisterSourceId[]

/** The fields of the form that orders an import, besides its files. */
export const orderSchema = z.object({
  source: z.enum(SOURCE_IDS, { error: 'imports.source.missing' satisfies PlainKey }),
  /** Address to fetch the file from, as an alternative to sending it. */
  address: z
    .string('imports.address.wrong' satisfies PlainKey)
    .max(2000, { error: 'imports.address.wrong' satisfies PlainKey, abort: true })
    .pipe(z.url({ protocol: /^https?$/, error: 'imports.address.wrong' satisfies PlainKey }))
    .optional(),
  day: z.iso.date({ error: 'imports.day.wrong' satisfies PlainKey }).optional(),
  complete: z.literal('on').optional(),
})
export type ImportOrder = z.output<typeof orderSchema>
