import { formOf } from '#app/core/forms/submit.server.ts'
import { findCards, listCards } from '#app/features/shared-lists/list-cards.server.ts'
import { cardsSchema } from '#app/features/shared-lists/shared-list.schema.ts'
import type { Route } from './+types/list-cards.ts'

/**
 * `POST /api/list-cards` with `lang` and an `id` for each school of a shared list, up to 60: what the list shows of
 * them; or with `q`, the schools that this text names. Sent by POST so that the schools of a list appear in no address
 * and no log; nothing of it is stored.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  const [lang, q, id] = [form.get('lang'), form.get('q'), form.getAll('id')]
  const asked = cardsSchema.safeParse({ lang, ...(q === null ? { id } : { q }) })
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  const { data } = asked
  const cards = 'q' in data ? await findCards(data.q, data.lang) : await listCards(data.id, data.lang)
  return Response.json(cards, { headers: { 'cache-control': 'private, no-store' } })
}
