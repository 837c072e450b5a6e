import type { ContactRules } from '../../finding.ts'
import { anyOf, type Detector, END, matching, START } from '../pattern.ts'

const CHARACTERS_BEFORE = 80

/** Finds where somebody lives. Addresses that the sentence before them marks as the school's do not count. */
export function addressDetectors(rules: ContactRules): Detector[] {
  const ofSchool = new RegExp(`${START}${anyOf(rules.ofSchool)}[^.!?\\n]{0,30}$`, 'iu')
  const isHome = ({ index }: RegExpExecArray, text: string) =>
    !ofSchool.test(text.slice(Math.max(0, index - CHARACTERS_BEFORE), index))
  return [...rules.streets, ...rules.postcodes].map((source) => {
    const detect = matching('address', 'street-and-number', new RegExp(`${START}${source}${END}`, 'gu'), isHome)
    return (passage, before) => detect({ ...passage, text: passage.calm }, before)
  })
}
