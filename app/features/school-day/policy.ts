import type { Policy } from '#app/core/policy.ts'

/** Who may say how the day at a school is. */
export const SCHOOL_DAY_POLICY = {
  read: 'everybody',
  state: 'member',
  /** But for the people of the school and the team. */
  say: 'user',
} as const satisfies Policy
