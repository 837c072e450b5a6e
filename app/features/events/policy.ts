import type { Policy } from '#app/core/policy.ts'

/** Who may change the events of a school. */
export const EVENTS_POLICY = {
  add: 'premium-member',
  change: 'premium-member',
  delete: 'premium-member',
  /** Open days are free for every school. */
  addOpenDay: 'member',
  changeOpenDay: 'member',
  deleteOpenDay: 'member',
} as const satisfies Policy
