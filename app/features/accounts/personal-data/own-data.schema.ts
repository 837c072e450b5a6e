import { z } from 'zod'
import { passwordField } from '../sign-in/sign-in.schema.ts'

/** The form that deletes an account. */
export const deleteSchema = z.object({ password: passwordField, keepReviews: z.literal('on').optional() })
