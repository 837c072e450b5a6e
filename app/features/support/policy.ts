import type { Policy } from '#app/core/policy.ts'

/** Who may ask the team, and who answers. */
export const SUPPORT_POLICY = {
  contact: 'everybody',
  request: 'premium-member',
  reply: 'self',
  closeOwn: 'self',
  read: 'moderator',
  answer: 'moderator',
} as const satisfies Policy
