import { sql } from 'kysely'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import { addDays } from '#lib/berlin-day.ts'
import type { Answered } from '../read/answered.ts'
import { type Changes, MAX_CHANGES } from '../schemas/change.schema.ts'
import { ApiProblem } from '../schemas/problem.ts'
import { CHANGE_DAYS } from './collect-changes.server.ts'
import { type ChangePlace, readCursor, writeCursor } from './cursor.server.ts'

/** Greater than every id: the whole day has been listed. */
const END = '\uffff'

/**
 * Lists the schools that changed since a cursor, or from a day on, by completed days.
 *
 * @throws ApiProblem invalid-parameter, cursor-expired
 */
export async function readChanges({
  cursor,
  since,
}: {
  cursor?: string | undefined
  since?: string | undefined
}): Promise<Answered<Changes>> {
  const { day: open } = await db().selectFrom('school_change_state').select('day').executeTakeFirstOrThrow()
  const last = addDays(open, -1)
  const from = placeOf(cursor, since ?? last)
  if (from.day < addDays(open, -CHANGE_DAYS - 1)) throw new ApiProblem('cursor-expired')
  const rows = await db()
    .selectFrom('school_change_days as c')
    .leftJoin('school_directory as d', 'd.id', 'c.school_id')
    .select(['c.day', 'c.school_id as id', 'd.status', 'd.show_in_search as isShown'])
    .where(sql<boolean>`(c.day, c.school_id) > (${from.day}::date, ${from.id})`)
    .where('c.day', '<', open)
    .orderBy('c.day')
    .orderBy('c.school_id')
    .limit(MAX_CHANGES + 1)
    .execute()
  const page = rows.slice(0, MAX_CHANGES)
  const more = rows.length > MAX_CHANGES
  const gone = page.filter(({ status, isShown }) => !isShown || status === 'hidden').map(({ id }) => id)
  const current = await currentIds(gone)
  const changes = page.map(({ id, day, status, isShown }) => {
    const movedTo = current.get(id)
    const state =
      !isShown || status === 'hidden' || status === null ? 'gone' : status === 'closed' ? 'closed' : 'listed'
    return { id, day, state, movedTo: movedTo && movedTo !== id ? movedTo : null } as const
  })
  const end = page.at(-1)
  const next: ChangePlace = more && end ? { day: end.day, id: end.id } : { day: laterOf(last, from.day), id: END }
  return { sources: [], shown: { schools: [] }, data: { changes, cursor: writeCursor(next), more } }
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

function placeOf(cursor: string | undefined, since: string): ChangePlace {
  if (cursor === undefined) return { day: addDays(since, -1), id: END }
  const place = readCursor(cursor)
  if (place) return place
  throw new ApiProblem('invalid-parameter', {
    errors: [{ parameter: 'cursor', detail: 'It is not one that an answer gave.' }],
  })
}
