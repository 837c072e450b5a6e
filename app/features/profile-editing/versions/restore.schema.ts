import { z } from 'zod'
import { schoolIdField } from '../texts/text.schema.ts'

const version = z.coerce.number().int().positive()

/** The version to restore, and the newest one that the person saw. */
export const restoreSchema = z.object({ schoolId: schoolIdField, number: version, newest: version })
