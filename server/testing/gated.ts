import { Hono } from 'hono'
import { refusalContext } from '#app/core/contexts.ts'
import { requestContext } from '../middleware/auth-context.ts'
import { formGate } from '../middleware/forms/form-gate.ts'

/** Header set on a request that has passed the gate. */
export const TAKEN = 'x-taken'

type Take = (request: Request, context: ReturnType<typeof requestContext>['context']) => Response | Promise<Response>

/**
 * The gate with a handler behind it, in place of the router: a refusal that a page would show is answered with its
 * status.
 */
export function gated(take: Take): Hono {
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(formGate())
  app.all('*', async (c) => {
    const { context } = requestContext(c)
    const refused = context.get(refusalContext)
    if (refused) return c.body(null, refused)
    const answer = await take(c.req.raw, context)
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), [TAKEN]: '1' },
    })
  })
  return app as unknown as Hono
}
