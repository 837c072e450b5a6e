import { z } from 'zod'
import { readContact, schoolFields } from '#app/features/claims/claim.schema.ts'
import { reasonSchema } from './school-actions.schema.ts'

/** A school that an admin adds, with the reason. */
export const newSchoolSchema = z.object({ ...schoolFields.shape, ...reasonSchema.shape }).transform(readContact)
