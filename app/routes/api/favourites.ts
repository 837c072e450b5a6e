import { formOf } from '#app/core/forms/submit.server.ts'
import { addFavourites } from '#app/features/favourites/add-favourites.server.ts'
import { addDeviceNote } from '#app/features/favourites/compare/notes.server.ts'
import { readIds } from '#app/features/favourites/compare-address.ts'
import { listFavourites, removeFavourite } from '#app/features/favourites/favourites.server.ts'
import { MAX_FAVOURITES, MAX_SHORT_NOTE_LENGTH } from '#app/features/favourites/favourites.ts'
import { FAVOURITES_POLICY } from '#app/features/favourites/policy.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import { currentSession } from '../session.server.ts'
import type { Route } from './+types/favourites.ts'

/** The account's favourites, oldest first: `{ schools: { id, name }[], refused: string[] }`; 401 without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, FAVOURITES_POLICY.readOwn)
  return session ? await answer(session.userId) : nobody()
}

/**
 * Adds the schools in `add` (comma-separated ids) or removes the one in `remove`; answers like the loader. With `note`,
 * the device's note on the school in `add` is kept alongside the existing one.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession({ context }, FAVOURITES_POLICY.add)
  if (!session) return nobody()
  const form = await formOf(request)
  const add = readIds(String(form.get('add') ?? '')).slice(0, MAX_FAVOURITES)
  const { refused } = await addFavourites(session.userId, add)
  const note = tidyText(String(form.get('note') ?? '').slice(0, MAX_SHORT_NOTE_LENGTH))
  const [schoolId] = add
  if (note !== '' && schoolId !== undefined) await addDeviceNote(session.userId, { schoolId, note })
  for (const id of readIds(String(form.get('remove') ?? '')).slice(0, 1)) await removeFavourite(session.userId, id)
  return await answer(session.userId, refused)
}

async function answer(userId: string, refused: string[] = []) {
  const schools = (await listFavourites(userId)).map(({ id, name }) => ({ id, name })).reverse()
  return Response.json({ schools, refused }, { headers: { 'cache-control': 'private, no-store' } })
}

const nobody = () => Response.json({ code: 'session_missing' }, { status: 401 })
