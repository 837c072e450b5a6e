const ANY_ORIGIN = 'https://site.invalid'

/**
 * Where somebody goes after signing in: a path of this site, else home. An address that a browser would read as another
 * site (`//evil.example`, `/\evil.example`, `https:…`) is none.
 */
export function nextPath(next: string | null | undefined, home = '/'): string {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return home
  const url = URL.parse(next, ANY_ORIGIN)
  // Coming back to the page that asks to sign in would lead nowhere.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || /^(\/\w\w)?\/auth(\/|$)/.test(url.pathname))
    return home
  return url.pathname + url.search + url.hash
}
