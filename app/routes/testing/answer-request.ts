import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router'
import { routeArgs } from './route-args.ts'
import { nested } from './site-branch.ts'

/** A browser's request. */
export type Asked = { path: string; cookie: string; body?: URLSearchParams | FormData | undefined }
/** A response and, if it is a page, the data that the handlers returned for rendering. */
export type Answer = { response: Response; page: StaticHandlerContext | null }

/**
 * Runs what the server runs for a request: middleware, action and loaders of all routes along its path.
 *
 * @throws an error of a handler that is not a response: a defect in the program
 */
export async function answerRequest(branch: RouteObject[], { path, cookie, body }: Asked): Promise<Answer> {
  const { request: plain, context } = routeArgs(path, { cookie }) as { request: Request; context: unknown }
  const request = body ? new Request(plain, { method: 'POST', body }) : plain
  const { query, queryRoute } = createStaticHandler([nested(branch)])
  const { id: routeId, Component } = branch.at(-1)!
  if (!Component) {
    const send = async (run: (request: Request) => Promise<Response>) => await run(request)
    const asked = { routeId: routeId!, requestContext: context, generateMiddlewareResponse: send }
    return { response: await queryRoute(request, asked), page: null }
  }
  const pages: StaticHandlerContext[] = []
  const response = await query(request, {
    requestContext: context,
    generateMiddlewareResponse: async (run) => {
      const result = await run(request)
      if (result instanceof Response) return result
      pages.push(result)
      return new Response(null, { status: result.statusCode, headers: headersOf(result) })
    },
  })
  if (!(response instanceof Response)) throw new Error('Nothing was answered.')
  const page = pages.at(-1) ?? null
  for (const error of Object.values(page?.errors ?? {})) if (error instanceof Error) throw error
  return { response, page }
}

/** Returns the headers set by action and loaders, mainly cookies. */
function headersOf({ actionHeaders, loaderHeaders }: StaticHandlerContext): [string, string][] {
  const all = [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]
  return all.flatMap((headers) => [...headers])
}
