import { data } from 'react-router'
import { findOwnGroup, type OwnGroup } from '#app/features/groups/list-own-groups.server.ts'
import { requireSession } from '#app/routes/session.server.ts'

type Asked = Parameters<typeof requireSession>[0] & { params: { id: string } }

/** The gate of a group's pages: whoever does not belong to it gets a 404, and an editor too where owners decide. */
export async function requireOwnGroup(
  asked: Asked,
  { owner = false } = {},
): Promise<{ userId: string; groupId: string; group: OwnGroup }> {
  const { userId } = await requireSession(asked)
  const group = await findOwnGroup(userId, asked.params.id)
  if (!group || (owner && group.role !== 'owner')) throw data(null, { status: 404 })
  return { userId, groupId: group.id, group }
}

/** What a page about a group is answered with: never kept by anybody between. */
export const PRIVATE = { headers: { 'cache-control': 'private, no-store' } }
