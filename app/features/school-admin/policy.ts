import type { Policy } from '#app/core/policy.ts'

/** Who takes care of the directory. */
export const SCHOOL_ADMIN_POLICY = {
  read: 'admin',
  add: 'admin',
  correct: 'admin',
  hide: 'admin',
  show: 'admin',
  setSuccessor: 'admin',
  merge: 'admin',
  undoMerge: 'admin',
  dismissDuplicates: 'admin',
  removeMember: 'admin',
  visit: 'admin',
} as const satisfies Policy
