const YEAR_SECONDS = 365 * 24 * 3600
const COOKIE = /(?:^|; )map-server=([^;]*)/

/**
 * Returns the other server whose maps a visitor has agreed to load.
 *
 * @param cookies as in `document.cookie` or the request's header
 */
export function agreedOrigin(cookies: string): string | undefined {
  return COOKIE.exec(cookies)?.[1]
}

/**
 * Stores the visitor's agreement, or withdraws it with null, and reloads the page: the servers that a page may load
 * from are fixed when it is loaded. Browser only.
 */
export function agreeTo(origin: string | null): void {
  const age = origin === null ? 0 : YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: must be there when the page is asked for again
  document.cookie = `map-server=${origin ?? ''}; path=/; max-age=${age}; samesite=lax`
  location.reload()
}
