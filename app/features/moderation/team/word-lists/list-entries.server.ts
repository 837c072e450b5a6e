import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { type ListName, listOf } from '#app/features/screening/editing/entry-lists.ts'
import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import { defaultRules } from '#app/features/screening/rules/index.ts'
import { db } from '#db/client.ts'

/** Number of built-in entries shown at once. */
const SHOWN = 100

/**
 * Lists the team's changes to a list, latest first, with who made them; there is no paging, since a language has few
 * changes.
 */
export const listChanges = (language: ReviewLanguage, list: ListName) =>
  db()
    .selectFrom('word_list_entries as e')
    .leftJoin('users as u', 'u.id', 'e.changed_by')
    .select(['e.id', 'e.entry', 'e.effect', 'e.enabled', 'e.note', 'e.changed_at as changedAt', 'u.email as by'])
    .where('e.language', '=', language)
    .where('e.list', '=', list)
    .orderBy('e.changed_at', 'desc')
    .orderBy('e.id')
    .execute()

/** A change by the team, as the page lists it. */
export type ListedChange = Awaited<ReturnType<typeof listChanges>>[number]

/** Finds built-in entries of a list that contain a text: at most 100, and their total number. */
export function findBuiltIn(language: ReviewLanguage, list: ListName, search: string) {
  const entries = listOf(defaultRules[language], list)
  const found = entries.filter((entry) => foldEntry(entry).includes(search))
  return { entries: found.slice(0, SHOWN), found: found.length, total: entries.length }
}
