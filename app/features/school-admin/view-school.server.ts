import { sql } from 'kysely'
import { CORRECTION_FIELDS, type CorrectionField } from '#app/features/corrections/correction-fields.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { UNDO_DAYS } from './merge/merge-period.ts'

/** A school as the administration shows it, with what each source says about each fact. */
export type ViewedSchool = NonNullable<Awaited<ReturnType<typeof viewSchool>>>
/** What each source says about a fact; empty where it says nothing. */
export type FactSources = { field: CorrectionField; register: string; corrected: string; own: string; shown: string }

/** Loads a school whatever its status, even if it was merged into another; returns undefined when there is none. */
export async function viewSchool(id: string) {
  if (id.includes('\0')) return undefined
  const [school, sources] = await Promise.all([findRow(id), findSources(id)])
  if (!school || !sources) return undefined
  const facts = CORRECTION_FIELDS.map(
    (field): FactSources => ({
      field,
      register: sources.register[field] ?? '',
      corrected: sources.corrected?.[field] ?? '',
      own: sources.own?.[field] ?? '',
      shown: sources.shown[field] ?? '',
    }),
  )
  const [codes, oldIds, members, merges, followed] = await Promise.all([
    listCodes(id),
    listOldIds(id),
    listOperators(id),
    listMerges(id),
    listFollowed(id),
  ])
  return { ...school, facts, codes, oldIds, members, merges, followed }
}

const findRow = (id: string) =>
  db()
    .selectFrom('school_directory as d')
    .leftJoin('school_redirects as r', 'r.old_id', 'd.id')
    .leftJoin('schools as next', 'next.id', 'd.successor_id')
    .select(['d.id', 'd.name', 'd.city', 'd.status', 'd.source', 'd.source_id as sourceId', 'd.premium'])
    .select(['d.source_date as sourceDate', 'd.verified_at as verifiedAt', 'd.created_at as createdAt'])
    .select(['d.rating_count as ratingCount', 'd.rating_average as ratingAverage', 'd.position_precision as precision'])
    .leftJoin('school_profiles as p', 'p.school_id', 'd.id')
    .select(({ fn, val }) => fn.coalesce('p.show_in_search', val(true)).as('showInSearch'))
    .select(['d.show_contact as showContact', 'd.show_reviews as showReviews'])
    .select(['r.school_id as mergedInto', 'next.id as successorId', 'next.name as successor'])
    .select(sql<CountryCode>`d.country`.as('country'))
    .select(
      sql<number>`(select coalesce(sum(f.views), 0)::integer from school_figures f
        where f.school_id = d.id and f.day > current_date - 30)`.as('views'),
    )
    .where('d.id', '=', id)
    .executeTakeFirst()

type Words = Partial<Record<CorrectionField, string | null>>

async function findSources(id: string) {
  const { rows } = await sql<{ register: Words; own: Words | null; shown: Words; corrected: Words | null }>`
    select to_jsonb(s) as register, to_jsonb(p) as own, to_jsonb(d) as shown, (
      select jsonb_object_agg(c.field, c.value) from school_corrections c
      where c.school_id = s.id and c.state = 'accepted' and c.register_value is not distinct from to_jsonb(s) ->> c.field
    ) as corrected
    from schools s join school_directory d on d.id = s.id left join school_profiles p on p.school_id = s.id
    where s.id = ${id}`.execute(db())
  const found = rows[0]
  if (!found) return undefined
  const words = (source: Words | null): Words =>
    Object.fromEntries(CORRECTION_FIELDS.map((field) => [field, String(source?.[field] ?? '')]))
  return {
    register: words(found.register),
    own: words(found.own),
    shown: words(found.shown),
    corrected: words(found.corrected),
  }
}

const listCodes = (id: string) =>
  db()
    .selectFrom('school_codes')
    .select(['source', 'code'])
    .where('school_id', '=', id)
    .orderBy('source')
    .orderBy('code')
    .execute()

const listOldIds = async (id: string) =>
  (
    await db().selectFrom('school_redirects').select('old_id').where('school_id', '=', id).orderBy('old_id').execute()
  ).map((row) => row.old_id)

const listOperators = (id: string) =>
  db()
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.id', 'u.email', 'o.created_at as since', sql<'owner' | 'editor'>`o.role`.as('role')])
    .where('o.school_id', '=', id)
    .orderBy('o.role', 'desc')
    .orderBy('o.created_at')
    .execute()

/** Lists merges in which a school took part, newest first; those that can still be undone say until when. */
const listMerges = (id: string) =>
  db()
    .selectFrom('school_merges as m')
    .innerJoin('schools as gone', 'gone.id', 'm.merged_id')
    .innerJoin('schools as kept', 'kept.id', 'm.survivor_id')
    .select(sql<'phone' | 'code' | null>`m.rule`.as('rule'))
    .select(['m.id', 'm.reason', 'm.merged_at as mergedAt', 'm.undone_at as undoneAt', 'm.undo_reason as undoReason'])
    .select(['gone.id as mergedId', 'gone.name as merged', 'kept.id as survivorId', 'kept.name as survivor'])
    .select(
      sql<Date | null>`case when m.undone_at is null and m.merged_at > now() - make_interval(days => ${UNDO_DAYS})
        then m.merged_at + make_interval(days => ${UNDO_DAYS}) end`.as('undoUntil'),
    )
    .where(({ or, eb }) => or([eb('m.merged_id', '=', id), eb('m.survivor_id', '=', id)]))
    .orderBy('m.id', 'desc')
    .execute()

/** Lists closed schools whose successor is the given one. */
const listFollowed = (id: string) =>
  db().selectFrom('schools').select(['id', 'name']).where('successor_id', '=', id).orderBy('id').execute()

/** Returns the country whose rules apply to facts of a school; any country when there is no such school. */
export async function countryOf(id: string): Promise<CountryCode> {
  const schools = db().selectFrom('school_directory').select('country').where('id', '=', id.replaceAll('\0', ''))
  return ((await schools.executeTakeFirst())?.country ?? 'DE') as CountryCode
}
