import { addressOf } from '#app/core/address/address.ts'
import { named, oneOf, typed } from '#app/core/address/parameters.ts'
import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { LIST_NAMES, type ListName } from '#app/features/screening/editing/entry-lists.ts'
import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import { LOCALES } from '#app/i18n/locales.ts'

const MAX_ENTRY_LENGTH = 200
const address = addressOf({
  language: oneOf(LOCALES, undefined),
  list: oneOf(LIST_NAMES, undefined),
  search: named('q', typed(MAX_ENTRY_LENGTH)),
  entry: typed(MAX_ENTRY_LENGTH),
  on: oneOf(['1', '0'], undefined),
})

/** A change to a list, to be tried or made: whether an entry is to be in force. */
export type Change = { language: ReviewLanguage; list: ListName; entry: string; on: boolean }

/** The list to show, the search in its built-in entries, and the change to try. */
export type RuleListsQuery = { language: ReviewLanguage; list: ListName; search: string; change: Change | undefined }

/** Reads the list and change that an address asks for; unknown values are ignored. */
export function readRuleListsAddress(query: URLSearchParams, fallback: ReviewLanguage): RuleListsQuery {
  const { language = fallback, list = LIST_NAMES[0], search, ...asked } = address.read(query)
  const entry = foldEntry(asked.entry)
  return {
    language,
    list,
    search: foldEntry(search),
    change: entry ? { language, list, entry, on: asked.on !== '0' } : undefined,
  }
}

/** Returns the query of an address of the page, with its question mark. */
export const ruleListsQuery = ({ change, ...list }: Partial<RuleListsQuery>): string =>
  address.write({ ...list, ...(change && { entry: change.entry, on: change.on ? '1' : '0' }) })
