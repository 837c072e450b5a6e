import type { Policy } from '#app/core/policy.ts'

/** Who may ask for the dates of a child, and who may have them sent by mail. */
export const CHILDREN_POLICY = {
  ask: 'everybody',
  readOwn: 'self',
  add: 'user',
  change: 'self',
  remove: 'self',
  consent: 'user',
  withdraw: 'self',
} as const satisfies Policy
