import { z } from 'zod'
import { passwordOrCodeField } from '../identity/identity.schema.ts'
import { emailField } from '../sign-in/sign-in.schema.ts'
import { addWeakness, newPasswordField } from '../sign-up/sign-up.schema.ts'

/** The form that asks for the link to set a new password. */
export const forgotSchema = z.object({ email: emailField })

/** The form that sets a new password by a mailed link; the address behind the link is looked up later. */
export const resetSchema = z
  .object({ token: z.string().max(100, { abort: true }).default(''), newPassword: newPasswordField })
  .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, '@', 'newPassword'))

/** @param email address of the account, which the password must not contain */
export const changePasswordSchema = (email: string) =>
  z
    .object({ currentPassword: passwordOrCodeField, newPassword: newPasswordField })
    .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, email, 'newPassword'))
