import type { Policy } from '#app/core/policy.ts'

/** Who may order premium, and who decides on orders. */
export const BILLING_POLICY = {
  /** To say for which school. */
  chooseSchool: 'user',
  order: 'member',
  readOwn: 'self',
  /** For the buyer, while they are a member of the school. */
  refundOwn: 'member',
  withdraw: 'everybody',
  cancel: 'everybody',
  readEvery: 'admin',
  decide: 'admin',
  grant: 'admin',
} as const satisfies Policy
