import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_PASSWORD } from '../passwords/password-rule.ts'

const key = (text: PlainKey): PlainKey => text

/** The password, or the mailed code of an account without one; messages say nothing about its form. */
export const passwordOrCodeField = z
  .string({ error: key('field.passwordOrCodeMissing') })
  .max(MAX_PASSWORD, { error: key('field.tooLong'), abort: true })

/** The form that only asks for proof of identity. */
export const passwordOrCodeSchema = z.object({ password: passwordOrCodeField })
