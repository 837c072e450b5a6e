import type { Policy } from '#app/core/policy.ts'

/** Who may work on a school. */
export const SCHOOLS_POLICY = {
  listOwn: 'self',
  chooseOwn: 'member',
  readBadge: 'member',
  openDashboard: 'premium-member',
} as const satisfies Policy
