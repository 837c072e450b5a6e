import type { Policy } from '#app/core/policy.ts'

/** Who may send and answer enquiries to a school. */
export const ENQUIRIES_POLICY = {
  send: 'everybody',
  answer: 'premium-member',
  close: 'premium-member',
  reopen: 'premium-member',
  delete: 'premium-member',
} as const satisfies Policy
