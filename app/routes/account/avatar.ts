import { Readable } from 'node:stream'
import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure, type FailureCode } from '#app/core/failure.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { updateAvatar } from '#app/features/accounts/me/avatar.server.ts'
import { type AvatarStep, STEPS_TYPE } from '#app/features/accounts/me/avatar.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { log } from '#lib/log.ts'
import { messageCookie } from '../message.server.ts'
import { currentSession } from '../session.server.ts'
import type { Route } from './+types/avatar.ts'

const page = (request: Request, query = '') => localePath(localeOf(new URL(request.url).pathname), `/account${query}`)

export const loader = ({ request }: Route.LoaderArgs) => redirect(page(request))

/** Uploads the picture of the signed-in person; a script gets one line per step, a plain form a redirect. */
export async function action(asked: Route.ActionArgs) {
  const { request } = asked
  const byScript = request.headers.get('accept') === STEPS_TYPE
  try {
    const { stored, updated } = await upload(asked)
    if (byScript) {
      await Promise.race([stored, updated])
      return steps(updated)
    }
    await updated
    return redirect(page(request), { headers: { 'set-cookie': messageCookie('message.profileImageUpdated') } })
  } catch (error) {
    if (error instanceof Response && !byScript) throw error
    const { code, status } = refusalOf(error)
    return byScript
      ? new Response(line({ step: 'failed', code }), { status })
      : redirect(page(request, `?avatar=${code}`))
  }
}

async function upload(asked: Route.ActionArgs) {
  const session = await currentSession(asked, ACCOUNTS_POLICY.changeProfile)
  if (!session) throw new Failure('unauthenticated', 'must_be_logged_in')
  await countAttempt('upload', { address: asked.context.get(visitorContext).address })
  const form = await formOf(asked.request)
  const stored = Promise.withResolvers<void>()
  const updated = updateAvatar(session.userId, form.get('avatar'), { onStored: stored.resolve })
  return { stored: stored.promise, updated }
}

function refusalOf(error: unknown): { code: FailureCode; status: number } {
  if (error instanceof Response) return { code: 'image_upload', status: error.status }
  const failure = error instanceof Failure ? error : new Failure('unexpected', 'image_upload')
  if (failure.status >= 500) log().error({ err: error }, 'a picture could not be taken')
  return failure
}

/** Reports that the file is stored, and then the result of updating the profile. */
function steps(updated: Promise<string>): Response {
  const lines = async function* () {
    yield line({ step: 'stored' })
    yield await updated.then(
      (avatarUrl) => line({ step: 'updated', avatarUrl }),
      (error: unknown) => line({ step: 'failed', code: refusalOf(error).code }),
    )
  }
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false }))
  return new Response(body as ReadableStream, { headers: { 'content-type': STEPS_TYPE } })
}

const line = (step: AvatarStep) => `${JSON.stringify(step)}\n`
