import type { Policy } from '#app/core/policy.ts'

/** Who imports registers. */
export const IMPORTS_POLICY = {
  read: 'admin',
  inspect: 'admin',
  saveMapping: 'admin',
  tryOut: 'admin',
  carryOut: 'admin',
  schedule: 'admin',
} as const satisfies Policy
