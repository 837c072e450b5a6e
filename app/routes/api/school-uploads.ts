import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { batchSchema } from '#app/features/school-media/media.schema.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { log } from '#lib/log.ts'
import { currentSession } from '../session.server.ts'
import type { Route } from './+types/school-uploads.ts'

/**
 * Registers the chosen files before their upload: `schoolId`, `kind` and `files` as JSON. Answers `{ uploads: { id,
 * received }[] }` in the order of the files, or `{ code }` with the status of the failure.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession({ context })
  if (!session) return refuse(401, 'session_missing')
  const batch = batchSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!batch.success) return refuse(400, 'media_missing')
  const { schoolId, kind, files } = batch.data
  try {
    const member = { userId: session.userId, schoolId }
    await countAttempt('upload', { address: context.get(visitorContext).address })
    const uploads = await declareUploads(member, { kind, files })
    return Response.json({ uploads }, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    if (error instanceof Failure) return refuse(error.status, error.code)
    log().error({ err: error }, 'uploads could not be declared')
    return refuse(500, 'unexpected')
  }
}

const refuse = (status: number, code: string) => Response.json({ code }, { status })
