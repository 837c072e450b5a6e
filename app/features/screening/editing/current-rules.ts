import type { ReviewLanguage, ScreeningRules } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'

type AllRules = Record<ReviewLanguage, ScreeningRules>

let current: AllRules = defaultRules

/** The rules that hold in this process now. */
export const currentRules = (language: ReviewLanguage): ScreeningRules => current[language]

/** Replaces the rules of this process; kept detectors of languages without a change stay. */
export function setCurrentRules(rules: AllRules): void {
  current = rules
}
