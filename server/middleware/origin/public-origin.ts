/**
 * Returns the request as the visitor's browser sent it: behind a proxy that terminates TLS it has another address,
 * which would break canonical links and the check of an action's origin.
 *
 * @param origin PUBLIC_URL, or undefined to keep the address of the request
 */
export function publicOrigin(request: Request, origin: string | undefined): Request {
  const url = new URL(request.url)
  if (!origin || url.origin === origin) return request
  return new Request(origin + url.pathname + url.search, request)
}
