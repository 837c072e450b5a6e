import type { Policy } from '#app/core/policy.ts'

/** Who may change the self-reported data of a school. */
export const PROFILE_POLICY = {
  saveProfile: 'premium-member',
  movePosition: 'premium-member',
  saveText: 'premium-member',
  restoreVersion: 'premium-member',
  updateBasics: 'member',
  updateContact: 'member',
  updatePlace: 'premium-member',
  updateFees: 'member',
  updateVisibility: 'member',
  /** Only premium schools have the dashboard. */
  updateVisibilityInDashboard: 'premium-member',
} as const satisfies Policy
