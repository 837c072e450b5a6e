import type { Policy } from '#app/core/policy.ts'

/** Who may correct the facts of a school. Nobody decides on those of a school of which they are a member. */
export const CORRECTIONS_POLICY = {
  propose: 'everybody',
  requestOfficialValue: 'premium-member',
  decide: 'moderator',
} as const satisfies Policy
