import type { Category } from '#db/vocabulary.ts'
import { decimal } from '../cleaning/position.ts'
import type { Row } from '../source.ts'

const SPECIAL = /special|alternative provision|pupil referral/i
const VOCATIONAL = /further education|technical college|sixth form|16.?(to|-).?19/i
const BY_PHASE: Record<string, Category> = {
  Nursery: 'primary',
  Primary: 'primary',
  'Middle deemed primary': 'primary',
  Secondary: 'secondary',
  'Middle deemed secondary': 'secondary',
  'All through': 'secondary',
  '16 plus': 'vocational',
}

/**
 * Returns our category: special and alternative types first, then grammar schools, colleges, the phase of education,
 * and the ages if the register has no phase.
 */
export function britishCategory(row: Row<'type' | 'admissions' | 'phase' | 'lowAge' | 'highAge'>): Category {
  if (SPECIAL.test(row.type)) return 'special_needs'
  if (/^selective/i.test(row.admissions)) return 'high_school'
  if (VOCATIONAL.test(row.type)) return 'vocational'
  const phase = row.phase.charAt(0).toUpperCase() + row.phase.slice(1).toLowerCase()
  return BY_PHASE[phase] ?? byAge(decimal(row.lowAge), decimal(row.highAge))
}

const TEACHES_TEENAGERS = 14
const AFTER_SCHOOL = 16

function byAge(low: number, high: number): Category {
  if (Number.isNaN(high)) return 'other'
  if (low >= AFTER_SCHOOL) return 'vocational'
  return high < TEACHES_TEENAGERS ? 'primary' : 'secondary'
}
