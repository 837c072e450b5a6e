import type { ScreeningRules } from '../finding.ts'
import { addressDetectors } from './contacts/addresses.ts'
import { linkDetectors } from './contacts/links.ts'
import { phoneDetectors } from './contacts/phones.ts'
import { healthDetector } from './health.ts'
import { insultDetector } from './insults.ts'
import { nameDetectors } from './names/names.ts'
import type { Detector } from './pattern.ts'
import { repeatDetectors } from './repeats.ts'

const built = new WeakMap<ScreeningRules, readonly Detector[]>()

const build = ({ language, names, contacts, insults, health }: ScreeningRules): readonly Detector[] => [
  ...linkDetectors(contacts),
  ...phoneDetectors(contacts, language),
  ...addressDetectors(contacts),
  ...nameDetectors(names, language),
  insultDetector(insults, language),
  healthDetector(health),
  ...repeatDetectors,
]

/**
 * Returns the detectors of a set of rules, built only once for it. Where their findings overlap, the earlier detector
 * wins.
 */
export function detectorsOf(rules: ScreeningRules): readonly Detector[] {
  const detectors = built.get(rules) ?? build(rules)
  built.set(rules, detectors)
  return detectors
}
