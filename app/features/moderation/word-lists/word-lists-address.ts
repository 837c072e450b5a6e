import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { LIST_NAMES, type ListName } from '#app/features/screening/editing/entry-lists.ts'
import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/** A change of a list that is tried or made: whether an entry is to hold. */
export type Change = { language: ReviewLanguage; list: ListName; entry: string; on: boolean }

/** Which list the desk shows, which entries of the program it looks for, and which change is tried. */
export type RuleListsQuery = { language: ReviewLanguage; list: ListName; search: string; change: Change | undefined }

/** What an address asks for; what it does not understand is left out. */
export function readRuleListsAddress(query: URLSearchParams, fallback: ReviewLanguage): RuleListsQuery {
  const language = LOCALES.find((one) => one === query.get('language')) ?? fallback
  const list = LIST_NAMES.find((one) => one === query.get('list')) ?? LIST_NAMES[0]
  const text = (name: string) => foldEntry((query.get(name) ?? '').replaceAll('\0', '').slice(0, 200))
  const entry = text('entry')
  return {
    language,
    list,
    search: text('q'),
    change: entry ? { language, list, entry, on: query.get('on') !== '0' } : undefined,
  }
}

/** The query of an address of the desk, with its question mark. */
export function ruleListsQuery({ language, list, search = '', change }: Partial<RuleListsQuery>): string {
  return `?${new URLSearchParams({
    ...(language && { language }),
    ...(list && { list }),
    ...(search && { q: search }),
    ...(change && { entry: change.entry, on: change.on ? '1' : '0' }),
  })}`
}
