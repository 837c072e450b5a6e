import { Server } from '@tus/server'
import { Hono } from 'hono'
import { sessionContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { UPLOADS_PATH } from '#app/features/school-media/school-media.ts'
import { requireUpload } from '#app/features/school-media/uploads/require-upload.server.ts'
import { TusStore } from '#app/features/school-media/uploads/tus-store.server.ts'
import { log } from '#lib/log.ts'
import { requestContext } from '../middleware/auth-context.ts'

/**
 * What the client of an upload may do: ask how much has arrived, send more, give up. Uploads are created by the page.
 */
const METHODS = ['HEAD', 'PATCH', 'DELETE']

/**
 * `/api/uploads/<id>`: the tus 1.0 protocol (https://tus.io/protocols/resumable-upload) for the person who announced
 * the upload, for as long as they are a member of the school. Refusals give their code as text.
 */
export function uploads(): Hono {
  const tus = new Server({ path: UPLOADS_PATH, datastore: new TusStore(), allowedOrigins: () => false })
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.all(`${UPLOADS_PATH}/:id`, async (c) => {
    if (!METHODS.includes(c.req.method)) return c.text('', 405, { allow: METHODS.join(', ') })
    const { context, finish } = requestContext(c)
    try {
      const state = await context.get(sessionContext)()
      if (state.kind !== 'signed-in') throw new Failure('invalid', 'session_missing')
      await requireUpload(state.session.userId, c.req.param('id'))
      return finish(await tus.handleWeb(c.req.raw))
    } catch (error) {
      return finish(refuse(error))
    }
  })
  return app as unknown as Hono
}

function refuse(error: unknown): Response {
  if (!(error instanceof Failure)) log().error({ err: error }, 'an upload could not be taken')
  const { code, status } = error instanceof Failure ? error : new Failure('unexpected', 'unexpected')
  return new Response(code, { status })
}
