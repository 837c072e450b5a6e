/**
 * The request as the visitor's browser sent it: behind a proxy that ends TLS its own address is another one, and
 * canonical links and the check of an action's origin would be wrong.
 *
 * @param origin PUBLIC_URL, or undefined to keep the address that the request came with
 */
export function publicOrigin(request: Request, origin: string | undefined): Request {
  const url = new URL(request.url)
  if (!origin || url.origin === origin) return request
  return new Request(origin + url.pathname + url.search, request)
}
