import type { ScreeningRules } from '../finding.ts'
import { contactDetectors } from './contacts.ts'
import { healthDetector } from './health.ts'
import { insultDetector } from './insults.ts'
import { nameDetectors } from './names.ts'
import type { Detector } from './pattern.ts'
import { repeatDetectors } from './repeats.ts'

const built = new WeakMap<ScreeningRules, readonly Detector[]>()

const build = (rules: ScreeningRules): readonly Detector[] => [
  ...contactDetectors(rules.contacts),
  insultDetector(rules.insults),
  ...nameDetectors(rules.names),
  healthDetector(rules.health),
  ...repeatDetectors,
]

/** The detectors of one set of rules, built once for it. Where what they find meets, the earlier one wins. */
export function detectorsOf(rules: ScreeningRules): readonly Detector[] {
  const detectors = built.get(rules) ?? build(rules)
  built.set(rules, detectors)
  return detectors
}
