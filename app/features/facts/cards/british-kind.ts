import type { CardSchool } from './card-school.ts'

/** British schools that our kinds misname: a sixth form is not vocational, alternative provision not special. */
export type BritishKind = 'sixthForm' | 'alternative'

const SIXTH_FORM = /sixth form|16.{1,4}19/i
const ALTERNATIVE = /alternative provision|pupil referral/i

export function britishKind({ country, localType }: CardSchool): BritishKind | undefined {
  if (country !== 'GB') return undefined
  if (ALTERNATIVE.test(localType)) return 'alternative'
  return SIXTH_FORM.test(localType) ? 'sixthForm' : undefined
}
