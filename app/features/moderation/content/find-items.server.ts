import { type Kysely, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { type ItemKind, type ItemRef, readItem } from './content-item.ts'

/** A piece of what a school shows. */
export type Item = {
  /** As read by `readItem`. */
  item: string
  kind: ItemKind
  /** Title of an event, description of a photo or video, section of a text. */
  title: string
  /** Text, caption, or description of an event. */
  text: string
  language: string | null
  /** Smallest picture of a photo; poster of a video. */
  picture: string | null
}

/** All pieces of a school as a table, with their position (`place`). */
const itemsOf = (schoolId: string) => sql<Item>`
  select kind || '.' || id as item, kind, coalesce(nullif(alt, ''), title) as title, caption as text, null as language,
    case when kind = 'image' then url else poster end as picture, (case kind when 'image' then 1 else 2 end) * 1000 + position as place
    from school_media where school_id = ${schoolId} and state = 'ready' and deleted_at is null
  union all
  select 'text.' || section || '.' || language, 'text', section, text, language, null, 3000
    from school_texts where school_id = ${schoolId}
  union all
  select 'event.' || id, 'event', title, text, language, null, 4000
    from school_events where school_id = ${schoolId} and ends_at > now()`

/** Lists the pieces of a school that visitors may see; none for a school that is hidden. */
export async function listItems(schoolId: string, within: Kysely<Database> = db()): Promise<Item[]> {
  // PostgreSQL cannot even compare a text that contains NUL.
  if (schoolId.includes('\0')) return []
  const { rows } = await sql<Item & { place: number }>`select i.* from (${itemsOf(schoolId)}) i
    where exists (select from schools s where s.id = ${schoolId} and s.status <> 'hidden')
    order by place, title, item`.execute(within)
  return rows.map(({ place: _, ...item }) => item)
}

/** Finds a piece of a school by its name, or returns undefined. */
export async function findItem(
  schoolId: string,
  written: string,
  within: Kysely<Database> = db(),
): Promise<(Item & { ref: ItemRef }) | undefined> {
  const ref = readItem(written)
  if (!ref) return undefined
  const found = (await listItems(schoolId, within)).find(({ item }) => item === written)
  return found && { ...found, ref }
}
