import { isStaffRight, type Right } from '#app/core/policy.ts'
import { PREMIUM_SCHOOL, type Write } from './write.ts'

/**
 * The operator is a main contact of {@link OWN_SCHOOL}, which is on the free plan, the editor one of its editors; the
 * member is the main contact of {@link PREMIUM_SCHOOL}. Nobody belongs to a group of schools.
 */
export const WHO = ['visitor', 'halfway', 'user', 'operator', 'editor', 'member', 'moderator', 'admin'] as const
export type Who = (typeof WHO)[number]

const SIGNED_IN: readonly Who[] = ['user', 'operator', 'editor', 'member', 'moderator', 'admin']
const HAVE: Record<Exclude<Right, 'member' | 'premium-member' | 'owner'>, readonly Who[]> = {
  everybody: WHO,
  'second-factor': ['halfway'],
  user: SIGNED_IN,
  self: SIGNED_IN,
  'group-member': [],
  'group-owner': [],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Returns who may send a form, as its right says. */
export function sendersOf({ form, may, missing }: Write): readonly Who[] {
  if (missing && !isStaffRight(may)) return SIGNED_IN
  if (form.schoolId === PREMIUM_SCHOOL && isSchoolRight(may)) return ['member']
  if (may === 'premium-member') return []
  if (may === 'owner') return ['operator']
  return may === 'member' ? ['operator', 'editor'] : HAVE[may]
}

export const isSchoolRight = (right: Right): boolean => ['member', 'premium-member', 'owner'].includes(right)

/** Returns somebody who may send a form, where anybody may. */
export const senderOf = (write: Write): Who => sendersOf(write)[0] ?? 'user'
