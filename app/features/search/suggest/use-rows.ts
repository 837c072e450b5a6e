import { useState } from 'react'
import { FIELD } from './next-row.ts'
import { recentSearches, removeRecentSearch } from './recent-searches.ts'
import { type Group, type Row, recentGroups, suggestionGroups } from './rows.ts'
import { useSuggestions } from './use-suggestions.ts'

export type Rows = {
  /** Text of the field; undefined while the list is dismissed. */
  typed: string | undefined
  groups: Group[]
  rows: Row[]
  /** Index of the active row, or {@link FIELD}. */
  at: number
  /** Shows suggestions for the text, or the last searches when it is empty. */
  show: (text: string, active?: 'first') => void
  dismiss: () => void
  activate: (at: number) => void
  /** Deletes one of the last searches; if it was active, its neighbour becomes active. */
  forget: (search: string) => void
}

/** Returns the rows below the field and which of them is active. Late answers leave the active row in place. */
export function useRows(): Rows {
  const [typed, setTyped] = useState<string>()
  const [recent, setRecent] = useState<string[]>([])
  const [active, setActive] = useState<{ key: string } | 'first'>()
  const suggestions = useSuggestions(typed ?? '')

  const groups = typed === '' ? recentGroups(recent) : typed && suggestions ? suggestionGroups(suggestions) : []
  const rows = groups.flatMap((group) => group.rows)
  const first = rows.length > 0 ? 0 : FIELD
  const at = active === 'first' ? first : rows.findIndex(({ key }) => key === active?.key)
  return {
    typed,
    groups,
    rows,
    at,
    show: (text, toActive) => {
      setRecent(recentSearches())
      setTyped(text.trim() && text)
      setActive(toActive)
    },
    dismiss: () => setTyped(undefined),
    activate: (next) => setActive(rows[next]),
    forget: (search) => {
      removeRecentSearch(search)
      setRecent(recentSearches())
      if (at !== FIELD) setActive(rows[at + 1]?.group === 'recent' ? rows[at + 1] : rows[at - 1])
    },
  }
}
