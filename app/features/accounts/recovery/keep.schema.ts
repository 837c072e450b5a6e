import { z } from 'zod'
import { KEEPABLE } from './keepable.ts'

/** What a form keeps; whatever it does not name ends. */
export const keepField = z.array(z.enum(KEEPABLE)).max(KEEPABLE.length, { abort: true }).default([])
