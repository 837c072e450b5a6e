import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

/** The fields of the form that orders an import, besides its files. */
export const orderSchema = z.object({
  /** A source of the program, or one that a mapping declares. */
  source: z
    .string('imports.source.missing' satisfies PlainKey)
    .max(60, { error: 'imports.source.missing' satisfies PlainKey, abort: true }),
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

/** The fields of the form that orders an inspection, besides its file and the mapping file. */
export const inspectionSchema = orderSchema.extend({
  /** A source whose mapping is to be the beginning. */
  source: orderSchema.shape.source.optional(),
})
