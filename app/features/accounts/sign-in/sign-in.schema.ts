import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_PASSWORD } from '../passwords/password-rule.ts'

const key = (text: PlainKey): PlainKey => text

/** An e-mail address in lower case, because people do not distinguish addresses by case. */
export const emailField = z
  .string({ error: key('field.emailInvalid') })
  .trim()
  .toLowerCase()
  .max(254, { error: key('field.emailInvalid'), abort: true })
  .pipe(z.email(key('field.emailInvalid')))

/** A password that is checked, not chosen: messages say nothing about its form. */
export const passwordField = z
  .string({ error: key('field.passwordMissing') })
  .max(MAX_PASSWORD, { error: key('failure.wrong_password'), abort: true })

/** The form for signing in. Without any credentials it is refused as a whole, as the specification requires. */
export const signInSchema = z
  .object({ email: z.string().optional(), password: z.string().optional(), next: z.string().optional() })
  .refine(({ email, password }) => email || password, key('failure.credentials_missing'))
  .pipe(z.object({ email: emailField, password: passwordField, next: z.string().optional() }))
