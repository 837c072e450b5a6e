import type { HealthRules, InsultRules, NameRules, ScreeningRules } from '../finding.ts'

type Names<Group extends string, Rules> = {
  [Name in keyof Rules & string]: Rules[Name] extends readonly string[] ? `${Group}.${Name}` : never
}[keyof Rules & string]
type AnyList = Names<'insults', InsultRules> | Names<'health', HealthRules> | Names<'names', NameRules>

/** The word lists that the team may change, in display order. `finding.ts` says what each means. */
export const LIST_NAMES = [
  'insults.words',
  'insults.ofPersons',
  'insults.persons',
  'insults.metaphors',
  'insults.things',
  'insults.mentions',
  'insults.harmless',
  'health.illnesses',
  'health.own',
  'health.roles',
  'health.general',
  'health.harmless',
  'names.titles',
  'names.roles',
  'names.relatives',
  'names.toPeople',
  'names.personal',
  'names.notNames',
  'names.schoolWords',
] as const satisfies AnyList[]
export type ListName = (typeof LIST_NAMES)[number]

/** Lists the entries of a list. */
export function listOf(rules: ScreeningRules, list: ListName): readonly string[] {
  const [group, name] = list.split('.') as ['insults', 'words']
  return rules[group][name]
}

/** Returns the rules with other entries in one list. */
export function withList(rules: ScreeningRules, list: ListName, entries: readonly string[]): ScreeningRules {
  const [group, name] = list.split('.') as ['insults', 'words']
  return { ...rules, [group]: { ...rules[group], [name]: entries } }
}
