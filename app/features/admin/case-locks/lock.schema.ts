import { z } from 'zod'
import { CASE_KINDS } from './case-kind.ts'

/** How pages refer to the case that they show. */
export const caseSchema = z.object({ kind: z.enum(CASE_KINDS), id: z.uuid() })
