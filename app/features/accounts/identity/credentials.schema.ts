import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { optionalName } from '#app/core/forms/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { passwordWeakness } from './common-passwords.server.ts'
import { MAX_PASSWORD_LENGTH } from './credentials.ts'
import { isDisposableEmail } from './disposable-email.server.ts'

const key = (text: PlainKey): PlainKey => text

/** An e-mail address in lower case, because people do not distinguish addresses by case. */
export const emailField = z
  .string({ error: key('field.emailInvalid') })
  .trim()
  .toLowerCase()
  .max(254, { error: key('field.emailInvalid'), abort: true })
  .pipe(z.email(key('field.emailInvalid')))

/** An address for an account: reviews may be published under it, so it must last. */
export const newEmailField = emailField.refine((email) => !isDisposableEmail(email), key('field.emailDisposable'))

/** A password that is checked, not chosen: messages say nothing about its form. */
export const passwordField = z
  .string({ error: key('field.passwordMissing') })
  .max(MAX_PASSWORD_LENGTH, { error: key('failure.wrong_password'), abort: true })

/** The password, or the mailed code of an account without one; messages say nothing about its form. */
export const passwordOrCodeField = z
  .string({ error: key('field.passwordOrCodeMissing') })
  .max(MAX_PASSWORD_LENGTH, { error: key('field.tooLong'), abort: true })

/** A newly chosen password; {@link addWeakness} judges it together with the address. */
export const newPasswordField = z
  .string({ error: key('field.passwordMissing') })
  .max(MAX_PASSWORD_LENGTH, { error: key('field.tooLong'), abort: true })

/** Adds an issue with the reason why a chosen password is too easy to guess. */
export function addWeakness(context: z.core.$RefinementCtx, password: string, email: string, path: string): void {
  const weak = passwordWeakness(password, email)
  if (weak) context.addIssue({ code: 'custom', path: [path], message: key(`weak.${weak}`) })
}

/**
 * Returns the failure that the first message of a schema stands for: no credentials at all, or a password that is easy
 * to guess.
 */
export function credentialFailure(message: string): Failure | undefined {
  if (message === 'failure.credentials_missing') return new Failure('invalid', 'credentials_missing')
  return message.startsWith('weak.') ? new Failure('unprocessable', 'weak_password') : undefined
}

export const MAX_FULL_NAME_LENGTH = 120
export const fullNameField = optionalName(MAX_FULL_NAME_LENGTH)
