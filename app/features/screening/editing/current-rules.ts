import type { AllRules, ReviewLanguage, ScreeningRules } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'

let current: AllRules = defaultRules

/** Returns the rules in force in this process. */
export const currentRules = (language: ReviewLanguage): ScreeningRules => current[language]

/** Replaces the rules of this process; cached detectors of unchanged languages stay. */
export function setCurrentRules(rules: AllRules): void {
  current = rules
}
