const YEAR_SECONDS = 365 * 24 * 3600
const COOKIE = /(?:^|; )map-server=([^;]*)/

/**
 * The other server whose maps a visitor agreed to load.
 *
 * @param cookies as `document.cookie` or the request's header has them
 */
export function agreedOrigin(cookies: string): string | undefined {
  return COOKIE.exec(cookies)?.[1]
}

/**
 * Keeps the visitor's agreement, or takes it back with null, and loads the page anew: what a page may fetch from where
 * is settled when it is loaded. Browser only.
 */
export function agreeTo(origin: string | null): void {
  const age = origin === null ? 0 : YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: must be there when the page is asked for again
  document.cookie = `map-server=${origin ?? ''}; path=/; max-age=${age}; samesite=lax`
  location.reload()
}
