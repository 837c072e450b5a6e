import { z } from 'zod'
import { MATTER_KINDS } from './matter.ts'

/** What pages say of the matter that they show. */
export const matterSchema = z.object({ kind: z.enum(MATTER_KINDS), id: z.uuid() })
