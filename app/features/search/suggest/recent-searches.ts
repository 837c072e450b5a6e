// The last searches, stored on this device only. If the browser refuses storage there are none, and nothing fails.

const KEY = 'recent-searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 200

/** Returns the last searches, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Puts a search before the others, and removes it in any other capitalisation. */
export function rememberSearch(text: string): void {
  const search = text.trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH)
  if (search !== '') store([search, ...others(search)].slice(0, MAX_SEARCHES))
}

export function removeRecentSearch(text: string): void {
  store(others(text))
}

export function clearRecentSearches(): void {
  store([])
}

const others = (text: string) => recentSearches().filter((search) => search.toLowerCase() !== text.toLowerCase())

function store(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // Refused or full: the search itself matters more.
  }
}
