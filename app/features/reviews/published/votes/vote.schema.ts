import { z } from 'zod'

/** The form beside a review. `back` is the address of the list that contains it. */
export const voteSchema = z.object({
  intent: z.enum(['helpful', 'not-helpful']),
  reviewId: z.uuid(),
  back: z.string().max(500, { abort: true }).optional(),
})
