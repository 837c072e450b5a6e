/** A request as it may appear in the log. */
export type DescribedRequest = { requestId: string; method: string; route: string }

/**
 * Names a request by its route instead of its address, which may hold user input.
 *
 * @param request id, method and path, separated by spaces
 * @param routes patterns of routes, the most specific first; `*` stands for an address that matches none of them
 */
export function describeRequest(request: string, routes: string[]): DescribedRequest {
  const [requestId = '', method = '', ...path] = request.split(' ')
  const pathname = path.join(' ').replace(/\.data$/, '')
  const route = routes.find((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })) ?? '*'
  return { requestId, method, route }
}
