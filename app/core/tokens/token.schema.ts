import { z } from 'zod'

/** The token of a mailed link, carried on by the form of the page. */
export const tokenSchema = z.object({ token: z.string().max(100, { abort: true }).default('') })
