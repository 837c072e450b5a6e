import type { Policy } from '#app/core/policy.ts'

/** Who may claim a school, and who decides on it. Nobody decides on a claim of their own. */
export const CLAIMS_POLICY = {
  claimByCode: 'user',
  claimByEvidence: 'user',
  claimForGroup: 'group-owner',
  readOwn: 'self',
  withdraw: 'self',
  /** Who is asked whether another person may join them. */
  answer: 'owner',
  decide: 'moderator',
  /** Against the word of a main contact. */
  decideContested: 'admin',
} as const satisfies Policy
