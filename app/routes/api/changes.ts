import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { findChangesSince } from '#app/features/news/find-changes.server.ts'
import { looksSchema } from '#app/features/news/looks.schema.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/changes.ts'

/**
 * `POST /changes.json` with a `look` for each school (`gb-100000 2026-11-03T09:30Z`, up to fifty): what changed at them
 * since, in words. They are sent by POST so that no address and no log tells at which schools a family looks; nothing
 * of it is stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = looksSchema.safeParse((await formOf(request)).getAll('look'))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('way', { address: context.get(visitorContext).address })
  const changed = await findChangesSince(asked.data, localeOf(new URL(request.url).pathname))
  return Response.json(changed, { headers: { 'cache-control': 'private, no-store' } })
}
