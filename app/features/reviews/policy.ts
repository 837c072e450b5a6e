import type { Policy } from '#app/core/policy.ts'

/** Who may write about a school, and what its author and the school may do with a review. */
export const REVIEWS_POLICY = {
  write: 'user',
  vote: 'user',
  readOwn: 'self',
  delete: 'self',
  appeal: 'self',
  replyToDispute: 'self',
  addEvidence: 'self',
  answer: 'premium-member',
  renewInvitation: 'premium-member',
} as const satisfies Policy
