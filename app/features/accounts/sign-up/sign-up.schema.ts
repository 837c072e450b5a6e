import { z } from 'zod'
import { optionalName } from '#app/core/forms/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { isDisposableEmail } from '../emails/disposable-email.server.ts'
import { passwordOrCodeField } from '../identity/identity.schema.ts'
import { weakness } from '../passwords/common-passwords.server.ts'
import { MAX_PASSWORD } from '../passwords/password-rule.ts'
import { emailField } from '../sign-in/sign-in.schema.ts'

const key = (text: PlainKey): PlainKey => text

/** A newly chosen password; {@link addWeakness} judges it together with the address. */
export const newPasswordField = z
  .string({ error: key('field.passwordMissing') })
  .max(MAX_PASSWORD, { error: key('field.tooLong'), abort: true })

/** Adds an issue with the reason why a chosen password is too easy to guess. */
export function addWeakness(context: z.core.$RefinementCtx, password: string, email: string, path: string): void {
  const weak = weakness(password, email)
  if (weak) context.addIssue({ code: 'custom', path: [path], message: key(`weak.${weak}`) })
}

/** An address for an account: reviews may be published under it, so it must last. */
const newEmailField = emailField.refine((email) => !isDisposableEmail(email), key('field.emailDisposable'))

export const MAX_FULL_NAME = 120
export const fullNameField = optionalName(MAX_FULL_NAME)

export const signUpSchema = z
  .object({
    email: z.string().optional(),
    password: z.string().optional(),
    fullName: z.string().optional(),
    next: z.string().optional(),
  })
  .refine(({ email, password }) => email || password, key('failure.credentials_missing'))
  .pipe(
    z.object({
      email: newEmailField,
      password: newPasswordField,
      fullName: fullNameField,
      next: z.string().optional(),
    }),
  )
  .superRefine(({ email, password }, context) => addWeakness(context, password, email, 'password'))

export const newEmailSchema = z.object({ email: newEmailField })

/** The form that changes an account's address. */
export const changeEmailSchema = z.object({ email: newEmailField, password: passwordOrCodeField })
