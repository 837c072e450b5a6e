import type { Policy } from '#app/core/policy.ts'

/** Who may have the dates of children sent by mail; everybody may ask for them. */
export const CHILDREN_POLICY = {
  readOwn: 'self',
  add: 'user',
  change: 'self',
  remove: 'self',
  consent: 'user',
  withdraw: 'self',
} as const satisfies Policy
