import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** A code of the authenticator app or a recovery code. */
export const codeSchema = z.object({
  code: z.string({ error: key('field.codeMissing') }).max(40, { error: key('failure.wrong_code'), abort: true }),
  next: z.string().optional(),
})

/** A form with nothing but its button. */
export const emptySchema = z.object({})
