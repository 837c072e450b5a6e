import type { z } from 'zod'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt, type LimitedAction } from '#app/core/limits/attempts.server.ts'
import type { Right } from '#app/core/policy.ts'
import { VERSION_HEADER } from '#app/features/shared-lists/device/list-remote.ts'
import { SHARED_LISTS_POLICY } from '#app/features/shared-lists/policy.ts'
import { listSchema } from '#app/features/shared-lists/shared-list.schema.ts'
import {
  asRefusal,
  createList,
  endList,
  readList,
  replaceList,
  type Saved,
  saveList,
} from '#app/features/shared-lists/shared-lists.server.ts'
import { currentSession } from '../session.server.ts'
import type { Route } from './+types/shared-list.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * `POST /api/shared-list`: creates, reads, saves, replaces or ends a shared list, by `intent`. Lists are encrypted in
 * browsers; their ids are sent by POST so that they appear in no address and no log.
 *
 * - read: 200 with the content and the header `list-version`, or 204 if `version` is the current one
 * - create, save, replace: 200 with `list-version`; 409 with the newer content and its version
 * - end: 200
 * - refusals, as `{ code }`: 400 `field.invalid`, 403 `list_write_key`, 404 `list_unknown`, 410 `list_revoked`, 413
 *   `list_too_large`, 429 `too_many_attempts`, 503 `read_only`
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = listSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!asked.success) return invalid(asked.error)
  const { may, limit } = INTENTS[asked.data.intent]
  if (may !== 'everybody' && !(await currentSession({ context }, may)))
    return Response.json({ code: 'session_missing' }, { status: 401, headers: PRIVATE })
  try {
    if (limit) await countAttempt(limit, { address: context.get(visitorContext).address })
    return await carryOut(asked.data)
  } catch (error) {
    const failure = asRefusal(error)
    if (failure) return refuse(failure)
    throw error
  }
}

type Asked = z.output<typeof listSchema>

/** The right that each intent takes, and what it counts towards; reading costs little and is limited in memory. */
const INTENTS: Record<Asked['intent'], { may: Right; limit?: LimitedAction }> = {
  create: { may: SHARED_LISTS_POLICY.create, limit: 'list' },
  read: { may: SHARED_LISTS_POLICY.read },
  save: { may: SHARED_LISTS_POLICY.save, limit: 'list-save' },
  replace: { may: SHARED_LISTS_POLICY.replace, limit: 'list' },
  end: { may: SHARED_LISTS_POLICY.end, limit: 'list-save' },
}

async function carryOut(asked: Asked): Promise<Response> {
  const { intent, list: id } = asked
  if (intent === 'read') return await read(id, asked.version)
  const held = { id, key: asked.key }
  if (intent === 'end') {
    await endList(held)
    return new Response(null, { headers: PRIVATE })
  }
  const content = new Uint8Array(await asked.content.arrayBuffer())
  if (intent === 'create') return answer(await createList({ ...held, content }))
  const changed = { ...held, version: asked.version }
  if (intent === 'save') return answer(await saveList({ ...changed, content }))
  return answer(await replaceList(changed, { id: asked.newList, key: asked.newKey, content }))
}

async function read(id: string, known: number): Promise<Response> {
  const list = await readList(id, known)
  return list ? content(list, 200) : new Response(null, { status: 204, headers: PRIVATE })
}

const answer = (saved: Saved): Response =>
  saved.saved
    ? new Response(null, { headers: { ...PRIVATE, [VERSION_HEADER]: String(saved.version) } })
    : content(saved, 409)

const content = ({ version, content }: { version: number; content: Buffer }, status: number): Response =>
  new Response(new Uint8Array(content), {
    status,
    headers: { ...PRIVATE, 'content-type': 'application/octet-stream', [VERSION_HEADER]: String(version) },
  })

const refuse = ({ code, status, retryAfter }: Failure): Response =>
  Response.json(
    { code },
    { status, headers: { ...PRIVATE, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) } },
  )

function invalid({ issues }: z.ZodError): Response {
  if (issues.every(({ message }) => message === 'list_too_large'))
    return refuse(new Failure('too_large', 'list_too_large'))
  return Response.json({ code: 'field.invalid' }, { status: 400, headers: PRIVATE })
}
