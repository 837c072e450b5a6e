/** What follows this word in a path is the id of a shared list. */
const LIST_ID = /(\/list\/+)[^/]+/gi

/**
 * Returns a path as logs may hold it: without the id of a shared list, which only those should have who got its link.
 *
 * @param pathname as requested, perhaps percent-encoded
 */
export function loggedPath(pathname: string): string {
  return decoded(pathname).replace(LIST_ID, '$1:id')
}

/** Whether a path holds what only those should have who got its link. */
export const isSecretPath = (pathname: string): boolean => loggedPath(pathname) !== decoded(pathname)

/** An encoded word names the same page. Paths that cannot be decoded name none. */
function decoded(pathname: string): string {
  if (!pathname.includes('%')) return pathname
  try {
    return encodeURI(decodeURIComponent(pathname))
  } catch {
    return pathname
  }
}
