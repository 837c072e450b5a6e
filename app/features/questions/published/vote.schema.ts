import { z } from 'zod'

/** The button beside a question or an answer. */
export const voteSchema = z.object({
  intent: z.enum(['useful', 'not-useful']),
  kind: z.enum(['question', 'question_answer']),
  postId: z.uuid(),
})
