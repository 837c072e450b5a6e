import { type Fact, hasFact, type Period } from '../facts/fact.ts'
import type { Ages } from '../register-school.ts'

/** Stages of general education, and the vocational training (grado medio) that may follow them in the same school. */
export type SpanishStage = 'nursery' | 'infant' | 'primary' | 'lower' | 'upper' | 'training'

/** Ages by title I of the act on education (Ley Orgánica 2/2006), chapters I to V. */
const AGES: Readonly<Record<SpanishStage, readonly [from: number, to: number]>> = {
  nursery: [0, 3],
  infant: [3, 6],
  primary: [6, 12],
  lower: [12, 16],
  upper: [16, 18],
  training: [16, 18],
}

/**
 * Returns the ages of the children that a school teaching these stages is for; null for vocational training alone,
 * which people of any age attend.
 */
export function spanishAges(taught: readonly SpanishStage[]): Ages | null {
  if (taught.every((stage) => stage === 'training')) return null
  const ages = taught.flatMap((stage) => AGES[stage])
  return { from: Math.min(...ages), to: Math.max(...ages) }
}

/** Returns whether a school with primary classes has classes from 3 to 6, and one with the ESO the Bachillerato. */
export function spanishStageFacts(taught: readonly SpanishStage[], period?: Period): Fact[] {
  return [
    ...(taught.includes('primary') ? [hasFact('nursery_classes', taught.includes('infant'), period)] : []),
    ...(taught.includes('lower') ? [hasFact('sixth_form', taught.includes('upper'), period)] : []),
  ]
}
