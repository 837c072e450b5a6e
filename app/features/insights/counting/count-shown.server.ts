import type { Session } from '#app/core/session.ts'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import { mayCount } from './bounds.server.ts'
import { isRobot } from './count-interest.server.ts'
import { tally } from './tally.server.ts'

type Asker = { request: Request; visitor: Visitor; session: Session | null }

/**
 * Counts, in the background, that schools appeared on a results page. It leaves out prefetched pages, and everybody who
 * is left out of the other figures.
 */
export function noteShown(schoolIds: readonly string[], asking: Asker): void {
  countShown(schoolIds, asking).catch((error: unknown) =>
    log().warn({ err: error }, 'schools in results were not counted'),
  )
}

/** Like {@link noteShown}, for callers that wait. */
export async function countShown(schoolIds: readonly string[], { request, visitor, session }: Asker): Promise<void> {
  const isAhead = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  if (isAhead || isRobot(visitor) || !mayCount(networkOf(visitor.address))) return
  const own = session ? await insiderOf(session) : []
  if (own === 'all') return
  const day = berlinDay()
  for (const id of schoolIds) if (!own.includes(id)) tally(id, day, 'shown')
}

/** Returns the schools of which a person is a member; members of the team are left out everywhere. */
async function insiderOf({ role, userId }: Session): Promise<string[] | 'all'> {
  if (role !== 'user') return 'all'
  const rows = await db().selectFrom('school_members').select('school_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.school_id)
}
