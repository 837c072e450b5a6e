import { expect, test } from 'vitest'
import type { Ages } from '../register-school.ts'
import { type SpanishStage, spanishAges } from './spanish-stages.ts'

test.each<[SpanishStage[], Ages | null]>([
  [['infant', 'primary'], { from: 3, to: 12 }],
  [['nursery'], { from: 0, to: 3 }],
  [['lower', 'upper'], { from: 12, to: 18 }],
  [['lower', 'training'], { from: 12, to: 18 }],
  [['training'], null],
  [[], null],
])('a school that teaches %j is for the ages %j', (taught, ages) => expect(spanishAges(taught)).toEqual(ages))
