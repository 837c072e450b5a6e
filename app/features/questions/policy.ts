import type { Policy } from '#app/core/policy.ts'

/** Who asks about a school, who answers, and what the authors may do with what they wrote. */
export const QUESTIONS_POLICY = {
  read: 'everybody',
  /** But for the people of the school and the team, as in the next two. */
  ask: 'user',
  answer: 'user',
  vote: 'user',
  readOwn: 'self',
  change: 'self',
  delete: 'self',
  appeal: 'self',
  /** Free of charge. */
  answerForSchool: 'member',
} as const satisfies Policy
