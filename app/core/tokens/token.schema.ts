import { z } from 'zod'

/** The token of a mailed link, carried on by the page's form. */
export const tokenSchema = z.object({ token: z.string().max(100, { abort: true }).default('') })
