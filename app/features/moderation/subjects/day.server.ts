import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { readDayPiece } from '#app/features/school-day/present-piece.ts'
import type { PieceAt, PieceStore } from './piece.server.ts'

/** The school year and currency of a line, as `presentDayPiece` reads them. @param year column with its first year */
const about = (year: string) => sql`${sql.ref(year)} || '/' || lpad(((${sql.ref(year)} + 1) % 100)::text, 2, '0')
  || case (select country from schools where id = school_id) when 'GB' then ' GBP' else ' EUR' end`

/** What is said of the day at a school: a topic by the school, or by the families that agree on it. */
export const dayStore: PieceStore = {
  shown: (schoolId) => sql`
    select 'day.school.' || topic as item, 'day' as kind, 'school.' || topic as title,
      value || ' ' || ${about('school_year')} as text, null as language, null as picture, 5000 as place
    from school_day_values where school_id = ${schoolId}
    union all
    select 'day.families.' || topic, 'day', 'families.' || topic,
      string_agg(value || ' ' || ${about('school_year')} || ' ' || sayings, E'\n' order by school_year desc, sayings desc),
      null, null, 6000
    from school_day_agreed where school_id = ${schoolId} group by topic`,
  lock: async (trx, at) => {
    const { by, topic } = partsOf(at)
    if (by === 'school') {
      const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from school_day_values t
        where school_id = ${at.schoolId} and topic = ${topic} for update`.execute(trx)
      return rows[0]?.row
    }
    // Whose sayings they are is nobody's business: a decision only counts them.
    const { rows } = await sql<{ id: string }>`select id from school_day_sayings
      where school_id = ${at.schoolId} and topic = ${topic} and removed_by is null order by id for update`.execute(trx)
    return rows.length > 0 ? { sayings: rows.length } : undefined
  },
  remove: (trx, at, decisionId) => {
    const { by, topic } = partsOf(at)
    return by === 'school'
      ? sql`delete from school_day_values where school_id = ${at.schoolId} and topic = ${topic}`.execute(trx)
      : sql`update school_day_sayings set removed_by = ${decisionId}
          where school_id = ${at.schoolId} and topic = ${topic} and removed_by is null`.execute(trx)
  },
  edit: () => {
    throw new Failure('conflict', 'content_not_edited')
  },
  restore: (trx, at, row, decisionId) => {
    const { by } = partsOf(at)
    if (by === 'families')
      return sql`update school_day_sayings set removed_by = null where removed_by = ${decisionId}`.execute(trx)
    const json = JSON.stringify({ ...row, school_id: at.schoolId })
    return sql`insert into school_day_values
      select * from jsonb_populate_record(null::school_day_values, ${json}::jsonb) on conflict do nothing`.execute(trx)
  },
  wordsOf: () => ({ title: '', text: '' }),
}

function partsOf({ ref }: PieceAt) {
  const parts = readDayPiece(ref.id)
  if (!parts) throw new Failure('not_found', 'content_unknown')
  return parts
}
