import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'
import { addDays } from '#lib/berlin-day.ts'
import { type Changes, MAX_CHANGES } from '../schemas/change.schema.ts'
import type { Answered } from '../schemas/envelope.ts'
import { ApiProblem } from '../schemas/problem.ts'
import { CHANGE_DAYS } from './collect-changes.server.ts'

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
  const next: ChangePlace = more && end ? { day: end.day, id: end.id } : { day: later(last, from.day), id: END }
  return { sources: [], shown: { schools: [] }, data: { changes, cursor: writeCursor(next), more } }
}

const later = (one: string, other: string) => (one > other ? one : other)

function placeOf(cursor: string | undefined, since: string): ChangePlace {
  if (cursor === undefined) return { day: addDays(since, -1), id: END }
  const place = readCursor(cursor)
  if (place) return place
  throw new ApiProblem('invalid-parameter', {
    errors: [{ parameter: 'cursor', detail: 'It is not one that an answer gave.' }],
  })
}

const IV_BYTES = 12
const TAG_BYTES = 16
const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `changes ${use}`, 32))

/** A position in the list of changes: the last school of a day that was listed; no school once the whole day was. */
type ChangePlace = { day: string; id: string }

/**
 * Writes a position as an opaque cursor that nobody else can make (AES-256-GCM). A position always has the same cursor,
 * so that answers can be compared: its initialisation vector is derived from what is encrypted.
 */
function writeCursor({ day, id }: ChangePlace): string {
  const secret = appSecret()
  const text = JSON.stringify([day, id])
  const iv = createHmac('sha256', keyOf(secret, 'iv')).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'text'), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Reads a cursor; undefined if it is not one of ours. */
function readCursor(cursor: string): ChangePlace | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  for (const secret of knownSecrets()) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'text'), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      const [day, id] = JSON.parse(text) as [string, string]
      return { day, id }
    } catch {
      // Sealed with another key, or by somebody else.
    }
  }
  return undefined
}
