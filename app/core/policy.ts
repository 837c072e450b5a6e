import type { Role } from './session.ts'

/** Who may carry out an action, and what each right means. */
export const RIGHTS = {
  everybody: 'anybody, signed in or not',
  'second-factor': 'who has signed in by password and has yet to enter the code',
  user: 'anybody who is signed in',
  self: 'the person to whom it belongs',
  member: 'members of the school, and an admin who visits its dashboard',
  'premium-member': 'the same, while the school has premium',
  owner: 'main contacts of the school',
  'group-member': 'people of the group of schools',
  'group-owner': 'owners of the group of schools',
  moderator: 'moderators and admins, after the second factor',
  admin: 'admins, after the second factor',
} as const

export type Right = keyof typeof RIGHTS
/** The actions of a feature, each with the right that it takes. */
export type Policy = Record<string, Right>

/** Rights for a school, which `requireMember` checks in the transaction of the action. */
export type SchoolRight = Extract<Right, 'member' | 'premium-member' | 'owner'>
/** Rights for a group of schools, which `requireGroup` checks. */
export type GroupRight = Extract<Right, 'group-member' | 'group-owner'>
/** Rights that come with a role. */
export type StaffRight = Extract<Right, 'moderator' | 'admin'>

const ROLES: Record<StaffRight, readonly Role[]> = { moderator: ['moderator', 'admin'], admin: ['admin'] }

export const rolesOf = (right: StaffRight): readonly Role[] => ROLES[right]

/** Whether a right comes with a role. */
export const isStaffRight = (right: Right): right is StaffRight => right in ROLES

/** Whether a person has a right that comes with a role. */
export const hasRight = ({ role }: { role: Role }, right: StaffRight): boolean => ROLES[right].includes(role)
