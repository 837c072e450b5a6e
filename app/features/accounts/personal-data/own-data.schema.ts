import { z } from 'zod'
import { passwordField } from '../sign-in/sign-in.schema.ts'

export const deleteSchema = z.object({ password: passwordField, keepReviews: z.literal('on').optional() })
