import type { Policy } from '#app/core/policy.ts'

/** Who may read and change an account. */
export const ACCOUNTS_POLICY = {
  read: 'self',
  changeProfile: 'self',
  changeSecurity: 'self',
  enterCode: 'second-factor',
  confirmAddress: 'self',
  export: 'self',
  delete: 'self',
} as const satisfies Policy
