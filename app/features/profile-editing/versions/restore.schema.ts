import { z } from 'zod'
import { schoolIdField } from '../texts/text.schema.ts'

const version = z.coerce.number().int().positive()

/** Which version is to come back, and which was the newest that the person saw. */
export const restoreSchema = z.object({ schoolId: schoolIdField, number: version, newest: version })
