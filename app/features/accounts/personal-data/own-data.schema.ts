import { z } from 'zod'
import { passwordOrCodeField } from '../identity/identity.schema.ts'

export const deleteSchema = z.object({ password: passwordOrCodeField, keepReviews: z.literal('on').optional() })
