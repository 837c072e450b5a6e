import type { Policy } from '#app/core/policy.ts'

/** Who may keep favourites in their account. */
export const FAVOURITES_POLICY = {
  readOwn: 'self',
  add: 'user',
  note: 'self',
  remove: 'self',
} as const satisfies Policy
