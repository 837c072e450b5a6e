import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ItemRef } from './content-item.ts'

type Place = { schoolId: string; ref: ItemRef }

/** Returns all columns of a piece, from which it can be restored. */
export async function readRow(trx: Transaction<Database>, { schoolId, ref }: Place): Promise<unknown> {
  const { rows } =
    ref.kind === 'text'
      ? await sql<{ row: unknown }>`select to_jsonb(t) as row from school_texts t where school_id = ${schoolId}
          and section = ${ref.section} and language = ${ref.language} for update`.execute(trx)
      : await sql<{ row: unknown }>`select to_jsonb(t) as row from ${tableOf(ref)} t
          where school_id = ${schoolId} and id = ${ref.id} for update`.execute(trx)
  return rows[0]?.row
}

const tableOf = ({ kind }: Exclude<ItemRef, { kind: 'text' }>) =>
  sql.table(kind === 'event' ? 'school_events' : 'school_media')

/** Takes a piece off the profile; the files of photos and videos stay until the school can no longer appeal. */
export async function removeItem(trx: Transaction<Database>, { schoolId, ref }: Place, decisionId: string) {
  if (ref.kind === 'text')
    await trx
      .deleteFrom('school_texts')
      .where('school_id', '=', schoolId)
      .where('section', '=', sql<never>`${ref.section}`)
      .where('language', '=', ref.language)
      .execute()
  else if (ref.kind === 'event') await trx.deleteFrom('school_events').where('id', '=', ref.id).execute()
  else
    await trx
      .updateTable('school_media')
      .set({ deleted_at: sql<Date>`now()`, removed_by: decisionId })
      .where('id', '=', ref.id)
      .execute()
}

/** Changes the words of a piece; for a photo or video, its description and caption. */
export async function editItem(
  trx: Transaction<Database>,
  { schoolId, ref }: Place,
  { title, text }: { title: string; text: string },
) {
  if (ref.kind === 'text')
    await trx
      .updateTable('school_texts')
      .set({ text, updated_at: sql<Date>`now()` })
      .where('school_id', '=', schoolId)
      .where('section', '=', sql<never>`${ref.section}`)
      .where('language', '=', ref.language)
      .execute()
  else if (ref.kind === 'event')
    await trx
      .updateTable('school_events')
      .set({ title, text, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', ref.id)
      .execute()
  else await trx.updateTable('school_media').set({ alt: title, caption: text }).where('id', '=', ref.id).execute()
}

/** Restores a removed piece, unless the school has put another one in its place. */
export async function restoreItem(
  trx: Transaction<Database>,
  { schoolId, ref }: Place,
  row: unknown,
  decisionId: string,
) {
  if (ref.kind === 'image' || ref.kind === 'video') {
    await trx
      .updateTable('school_media')
      .set({ deleted_at: null, removed_by: null })
      .where('id', '=', ref.id)
      .where('removed_by', '=', decisionId)
      .execute()
    return
  }
  const table = sql.table(ref.kind === 'text' ? 'school_texts' : 'school_events')
  const json = JSON.stringify({ ...(row as object), school_id: schoolId })
  await sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${json}::jsonb)
    on conflict do nothing`.execute(trx)
}

/** Gives an edited piece its previous words back. */
export const unedit = (trx: Transaction<Database>, place: Place, row: unknown) => {
  const { title = '', text = '', alt = '', caption = '' } = row as Record<string, string>
  const isMedia = place.ref.kind === 'image' || place.ref.kind === 'video'
  return editItem(trx, place, isMedia ? { title: alt, text: caption } : { title, text })
}
