import type { Policy } from '#app/core/policy.ts'

/** Who sees what searches fail on, and says what words mean. */
export const SEARCH_POLICY = {
  readFailures: 'admin',
  saveSynonym: 'admin',
  removeSynonym: 'admin',
} as const satisfies Policy
