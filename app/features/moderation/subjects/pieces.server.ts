import { type Kysely, sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { dayStore } from './day.server.ts'
import { type Piece, type PieceAt, type PieceStore, readPieces } from './piece.server.ts'

type Trx = Transaction<Database>

/** Photos and videos: hidden like deleted ones, but no member can restore what the team removed. */
export const mediaStore: PieceStore = {
  shown: (schoolId) => sql`
    select kind || '.' || id as item, kind, coalesce(nullif(alt, ''), title) as title, caption as text, null as language,
      case when kind = 'image' then url else poster end as picture,
      (case kind when 'image' then 1 else 2 end) * 1000 + position as place
    from school_media where school_id = ${schoolId} and state = 'ready' and deleted_at is null`,
  lock: (trx, at) => lockById(trx, 'school_media', at),
  remove: (trx, { ref }, decisionId) =>
    trx
      .updateTable('school_media')
      .set({ deleted_at: sql<Date>`now()`, removed_by: decisionId })
      .where('id', '=', ref.id)
      .execute(),
  edit: (trx, { ref }, { title, text }) =>
    trx.updateTable('school_media').set({ alt: title, caption: text }).where('id', '=', ref.id).execute(),
  restore: (trx, { ref }, _, decisionId) =>
    trx
      .updateTable('school_media')
      .set({ deleted_at: null, removed_by: null })
      .where('id', '=', ref.id)
      .where('removed_by', '=', decisionId)
      .execute(),
  wordsOf: ({ alt = '', caption = '' }) => ({ title: String(alt), text: String(caption) }),
}

/** Texts of the profile, by section and language. */
export const textStore: PieceStore = {
  shown: (schoolId) => sql`
    select 'text.' || section || '.' || language as item, 'text' as kind, section as title, text, language, null as picture,
      3000 as place
    from school_texts where school_id = ${schoolId}`,
  lock: async (trx, at) => {
    const { section, language } = textAt(at)
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from school_texts t
      where school_id = ${at.schoolId} and section = ${section} and language = ${language} for update`.execute(trx)
    return rows[0]?.row
  },
  remove: (trx, at) => {
    const { section, language } = textAt(at)
    return sql`delete from school_texts
      where school_id = ${at.schoolId} and section = ${section} and language = ${language}`.execute(trx)
  },
  edit: (trx, at, { text }) => {
    const { section, language } = textAt(at)
    return sql`update school_texts set text = ${text}, updated_at = now()
      where school_id = ${at.schoolId} and section = ${section} and language = ${language}`.execute(trx)
  },
  restore: (trx, at, row) => insertAgain(trx, 'school_texts', at, row),
  wordsOf: ({ text = '' }) => ({ title: '', text: String(text) }),
}

function textAt({ ref }: PieceAt) {
  const [section = '', language = ''] = ref.id.split('.')
  return { section, language }
}

/** Events that are not over yet. */
export const eventStore: PieceStore = {
  shown: (schoolId) => sql`
    select 'event.' || id as item, 'event' as kind, title, text, language, null as picture, 4000 as place
    from school_events where school_id = ${schoolId} and ends_at > now()`,
  lock: (trx, at) => lockById(trx, 'school_events', at),
  remove: (trx, { ref }) => trx.deleteFrom('school_events').where('id', '=', ref.id).execute(),
  edit: (trx, { ref }, { title, text }) =>
    trx
      .updateTable('school_events')
      .set({ title, text, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', ref.id)
      .execute(),
  restore: (trx, at, row) => insertAgain(trx, 'school_events', at, row),
  wordsOf: ({ title = '', text = '' }) => ({ title: String(title), text: String(text) }),
}

type Table = 'school_media' | 'school_texts' | 'school_events'

async function lockById(trx: Trx, table: Table, { schoolId, ref }: PieceAt): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where school_id = ${schoolId} and id = ${ref.id} for update`.execute(trx)
  return rows[0]?.row
}

/** Inserts a removed row as it was, unless its place is taken. */
function insertAgain(trx: Trx, name: Table, { schoolId }: PieceAt, row: Record<string, unknown>) {
  const table = sql.table(name)
  const json = JSON.stringify({ ...row, school_id: schoolId })
  return sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${json}::jsonb)
    on conflict do nothing`.execute(trx)
}

/** Lists the pieces of a school that visitors may see; none for a school that is hidden. */
export async function listPieces(schoolId: string, within: Kysely<Database> = db()): Promise<Piece[]> {
  // PostgreSQL cannot even compare a text that contains NUL.
  if (schoolId.includes('\0')) return []
  const shown = [mediaStore, textStore, eventStore, dayStore].map((store) => store.shown(schoolId))
  return await readPieces(sql.join(shown, sql` union all `), schoolId, within)
}
