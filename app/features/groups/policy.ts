import type { Policy } from '#app/core/policy.ts'

/** Who may act for a group of schools. */
export const GROUPS_POLICY = {
  found: 'user',
  join: 'user',
  read: 'group-member',
  planChange: 'group-member',
  /** Whoever is not an owner only sees the changes that they planned. */
  applyChange: 'group-member',
  invite: 'group-owner',
  revokeInvitation: 'group-owner',
  makeOwner: 'group-owner',
  remove: 'group-owner',
  setRights: 'group-owner',
  leave: 'group-member',
  addSchool: 'group-owner',
  endSchool: 'group-owner',
} as const satisfies Policy
