import type { ContactRules, ScreeningRules } from '../finding.ts'
import { linkDetectors } from './contacts/links.ts'
import { phoneDetectors } from './contacts/phones.ts'
import { healthDetector } from './health.ts'
import { insultDetector } from './insults.ts'
import { nameDetectors } from './names/names.ts'
import { anyOf, type Detector, END, matching, START } from './pattern.ts'

/** Detectors, for every language, of what only makes a text longer or louder. */
const repeatDetectors: readonly Detector[] = [
  matching('repeat', 'repeated-characters', /([^\s\d.])\1{4,}/gu),
  matching('repeat', 'repeated-words', /(?<!\p{L})(\p{L}{2,30})(?:[ ,!]{1,3}\1(?!\p{L})){2,}/giu),
  matching('repeat', 'shouting', /(?<!\p{L})\p{Lu}{3,30}(?:[ ,!]{1,3}\p{Lu}{2,30}){3,}/gu),
]

const CHARACTERS_BEFORE = 80

/** Finds where somebody lives. Addresses that the sentence before them marks as the school's do not count. */
function addressDetectors(rules: ContactRules): Detector[] {
  const ofSchool = new RegExp(`${START}${anyOf(rules.ofSchool)}[^.!?\\n]{0,30}$`, 'iu')
  const isHome = ({ index }: RegExpExecArray, text: string) =>
    !ofSchool.test(text.slice(Math.max(0, index - CHARACTERS_BEFORE), index))
  return [...rules.streets, ...rules.postcodes].map((source) => {
    const detect = matching('address', 'street-and-number', new RegExp(`${START}${source}${END}`, 'gu'), isHome)
    return (passage, before) => detect({ ...passage, text: passage.calm }, before)
  })
}

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
