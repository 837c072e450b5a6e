import { z } from 'zod'
import { passwordOrCodeField } from '../identity/identity.schema.ts'
import { keepField } from '../recovery/keep.schema.ts'
import { emailField } from '../sign-in/sign-in.schema.ts'
import { addWeakness, newPasswordField } from '../sign-up/sign-up.schema.ts'

/** The form that requests a link for setting a new password. */
export const forgotSchema = z.object({ email: emailField })

/** The form that sets a new password by a mailed link; the address behind the link is looked up later. */
export const resetSchema = z
  .object({ token: z.string().max(100, { abort: true }).default(''), newPassword: newPasswordField, keep: keepField })
  .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, '@', 'newPassword'))

/** The form behind the link of a sign-up; it asks for a password only in a browser other than that of the sign-up. */
export const confirmSchema = z
  .object({ token: z.string().max(100, { abort: true }).default(''), newPassword: newPasswordField.optional() })
  .superRefine(({ newPassword }, context) => {
    if (newPassword !== undefined) addWeakness(context, newPassword, '@', 'newPassword')
  })

/** @param email address of the account, which the password must not contain */
export const changePasswordSchema = (email: string) =>
  z
    .object({ currentPassword: passwordOrCodeField, newPassword: newPasswordField, keep: keepField })
    .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, email, 'newPassword'))

/** The form that unlinks the Google account. */
export const unlinkSchema = z.object({ password: passwordOrCodeField, keep: keepField })
