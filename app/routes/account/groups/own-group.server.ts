import { data } from 'react-router'
import type { GroupRight } from '#app/core/policy.ts'
import { findOwnGroup, type OwnGroup } from '#app/features/groups/list-own-groups.server.ts'
import { requireSession } from '#app/routes/session.server.ts'

type Asked = Parameters<typeof requireSession>[0] & { params: { id: string } }

/** Guards a group's pages: anyone outside the group gets a 404, and so does an editor on pages for owners only. */
export async function requireOwnGroup(
  asked: Asked,
  right: GroupRight,
): Promise<{ userId: string; groupId: string; group: OwnGroup }> {
  const { userId } = await requireSession(asked, right)
  const group = await findOwnGroup(userId, asked.params.id)
  if (!group || (right === 'group-owner' && group.role !== 'owner')) throw data(null, { status: 404 })
  return { userId, groupId: group.id, group }
}

/** Headers of every page about a group: caches must not store it. */
export const PRIVATE = { headers: { 'cache-control': 'private, no-store' } }
