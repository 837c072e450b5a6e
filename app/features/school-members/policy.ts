import type { Policy } from '#app/core/policy.ts'

/** Who may say who manages the profile of a school. */
export const SCHOOL_MEMBERS_POLICY = {
  read: 'member',
  invite: 'owner',
  revokeInvitation: 'owner',
  removeEditor: 'owner',
  makeOwner: 'owner',
  /** Also gives the school to the group of the invited person. */
  inviteGroup: 'owner',
  endGroup: 'owner',
  leave: 'member',
  join: 'user',
} as const satisfies Policy
