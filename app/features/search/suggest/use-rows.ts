import { QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { QUERY_DEFAULTS } from '#app/ui/timing.ts'
import { FIELD } from './next-row.ts'
import { recentSearches, removeRecentSearch } from './recent-searches.ts'
import { type Group, type Row, recentGroups, suggestionGroups } from './rows.ts'
import type { SearchSuggestions } from './suggest-searches.server.ts'

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

const MIN_LETTERS = 2
/** Pause in typing, in milliseconds, before a request is sent. */
const PAUSE_MS = 150

const client = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } })

/**
 * Returns the suggestions for the typed text. Each text is a separate query, which the next key aborts: an answer can
 * only ever appear under its own text. While a text grows or shrinks, its rows stay until the next answer, so that they
 * do not flicker.
 *
 * @returns undefined for fewer than two letters, before the first answer and after a failure
 */
function useSuggestions(typed: string): SearchSuggestions | undefined {
  const text = typed.trimStart().replace(/\s+/g, ' ')
  const locale = useLocale()
  const enough = text.trimEnd().length >= MIN_LETTERS
  const paused = useIsPaused(text)
  const { data, failureCount } = useQuery(
    {
      queryKey: ['suggestions', text, locale],
      queryFn: ({ signal }) => fetchSuggestions(text, locale, signal),
      enabled: enough && paused,
      placeholderData: (rows, query) => (isSameWord(text, query?.queryKey[1]) ? rows : undefined),
    },
    client,
  )
  return enough && failureCount === 0 ? data : undefined
}

/** Whether one text is the beginning of the other. */
const isSameWord = (text: string, before = '') => before !== '' && (text.startsWith(before) || before.startsWith(text))

/** Whether the text has stayed the same for a while. */
function useIsPaused(text: string): boolean {
  const [steady, setSteady] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSteady(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return steady === text
}

async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<SearchSuggestions> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ q: text, lang: locale })}`, { signal })
  if (!response.ok) throw new Error(`Suggestions failed with status ${response.status}.`)
  return await response.json()
}
