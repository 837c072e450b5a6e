/** A request as the log may name it. */
export type DescribedRequest = { requestId: string; method: string; route: string }

/**
 * Names a request by its route instead of its address, which may hold what somebody typed.
 *
 * @param request id, method and path, parted by blanks
 * @param routes patterns of routes, the more particular ones first; `*` stands for an address of none of them
 */
export function describeRequest(request: string, routes: string[]): DescribedRequest {
  const [requestId = '', method = '', ...path] = request.split(' ')
  const pathname = path.join(' ').replace(/\.data$/, '')
  const route = routes.find((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })) ?? '*'
  return { requestId, method, route }
}
