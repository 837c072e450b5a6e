import type { AllRules, ReviewLanguage, ScreeningRules } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'
import { foldEntry } from './entry.ts'
import { type ListName, listOf, withList } from './entry-lists.ts'

/** A change to one list: an added entry, or a built-in one that is left out. */
export type Edit = { list: ListName; entry: string; effect: 'add' | 'leave_out' }
/** Changes by language. */
export type AllEdits = Partial<Record<ReviewLanguage, Edit[]>>

/** Whether an entry is built in, in any spelling. */
export const isBuiltIn = (language: ReviewLanguage, list: ListName, entry: string): boolean =>
  listOf(defaultRules[language], list).some((one) => foldEntry(one) === entry)

/** Applies changes to the rules; returns the same object when there are none. */
export function editRules(rules: ScreeningRules, edits: readonly Edit[]): ScreeningRules {
  return [...new Set(edits.map(({ list }) => list))].reduce((edited, list) => {
    const own = edits.filter((edit) => edit.list === list)
    const entriesOf = (effect: Edit['effect']) => own.filter((edit) => edit.effect === effect).map(({ entry }) => entry)
    const out = new Set(entriesOf('leave_out'))
    const kept = listOf(edited, list).filter((entry) => !out.has(foldEntry(entry)))
    return withList(edited, list, [...kept, ...entriesOf('add')])
  }, rules)
}

/** Applies changes to the built-in rules of all languages. */
export const editAllRules = (edits: AllEdits): AllRules =>
  Object.fromEntries(
    Object.values(defaultRules).map((rules) => [rules.language, editRules(rules, edits[rules.language] ?? [])]),
  ) as AllRules
