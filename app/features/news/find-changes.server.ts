import '#app/i18n/all.server.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { CHANGE_KINDS, type Change, type ChangedSchool, type ChangeKind, type Wish } from './change.ts'
import { findDateChanges } from './find-date-changes.server.ts'
import { findEventChanges, findReviewChanges } from './find-event-changes.server.ts'
import { findFactChanges } from './find-fact-changes.server.ts'
import { findSchoolChanges } from './find-school-changes.server.ts'

/**
 * Finds what changed at schools, in words: each change stands in the span in which it became known, so that spans that
 * follow each other tell it once.
 *
 * @param kinds what is wanted; everything unless given
 * @returns by id, without schools of which nothing changed
 */
export async function findChanges(
  wishes: readonly Wish[],
  locale: Locale,
  { kinds = CHANGE_KINDS, database = db() }: { kinds?: readonly ChangeKind[]; database?: Kysely<Database> } = {},
): Promise<Map<string, Change[]>> {
  if (wishes.length === 0) return new Map()
  const found: Map<string, Change[]>[] = []
  const isWanted = (...of: ChangeKind[]) => of.some((kind) => kinds.includes(kind))
  if (isWanted('school', 'own')) found.push(await findSchoolChanges(database, wishes, locale))
  if (isWanted('figures'))
    found.push(await findFactChanges(database, wishes, await readOwnership(database, wishes), locale))
  if (isWanted('dates')) found.push(await findDateChanges(database, wishes, locale))
  if (isWanted('events')) found.push(await findEventChanges(database, wishes, locale))
  if (isWanted('reviews')) found.push(await findReviewChanges(database, wishes, locale))
  return new Map(
    wishes.flatMap(({ schoolId }) => {
      const changes = found.flatMap((one) => one.get(schoolId) ?? []).filter(({ kind }) => kinds.includes(kind))
      return changes.length > 0 ? [[schoolId, changes] as const] : []
    }),
  )
}

async function readOwnership(database: Kysely<Database>, wishes: readonly Wish[]) {
  const rows = await database
    .selectFrom('school_directory')
    .select(['id', 'ownership'])
    .where(sql<SqlBool>`id = any(${wishes.map(({ schoolId }) => schoolId)}::text[])`)
    .execute()
  return new Map(rows.map(({ id, ownership }) => [id, ownership]))
}

/**
 * Finds what changed at schools since somebody looked at them. An id under which a school is no longer listed leads to
 * the one that it became; of a hidden or unknown school nothing is told.
 */
export async function findChangesSince(
  looks: readonly { schoolId: string; since: Date }[],
  locale: Locale,
  now = new Date(),
): Promise<ChangedSchool[]> {
  const asked = looks.map(({ schoolId }) => schoolId)
  const { rows } = await sql<{ askedFor: string; id: string; name: string }>`
    select a.id as "askedFor", d.id, d.name
    from unnest(${asked}::text[]) as a(id)
    left join school_redirects r on r.old_id = a.id
    join school_directory d on d.id = coalesce(r.school_id, a.id) and d.status <> 'hidden'`.execute(db())
  const sinceOf = new Map(looks.map(({ schoolId, since }) => [schoolId, since]))
  // Two former ids of one school ask for it once, from the earlier look on.
  const spans = new Map<string, Wish>()
  for (const { id, askedFor } of rows) {
    const since = sinceOf.get(askedFor)!
    const known = spans.get(id)
    if (!known || since < known.since) spans.set(id, { schoolId: id, since, until: now })
  }
  const changes = await findChanges([...spans.values()], locale)
  const t = translator(locale)
  return rows.flatMap(({ askedFor, id, name }) => {
    const moved: Change[] = askedFor === id ? [] : [{ kind: 'school', text: t('changes.movedTo', { name }) }]
    const all = [...moved, ...(changes.get(id) ?? [])]
    return all.length > 0 ? [{ askedFor, id, name, changes: all }] : []
  })
}
