import { z } from 'zod'
import { MAX_ROUND } from './round-limits.ts'

/** The ids of the open days of a round. */
export const roundSchema = z.array(z.uuid()).min(1).max(MAX_ROUND, { abort: true })
