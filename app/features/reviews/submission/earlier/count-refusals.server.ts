import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Counts how often moderators have rejected or removed a person's reviews of a school since they last published one.
 * Decisions overturned by an appeal or superseded by a change of the text do not count; those about reviews that the
 * author has since deleted do.
 */
export async function countRefusals(connection: Kysely<Database>, userId: string, schoolId: string): Promise<number> {
  const { refusals } = await connection
    .selectFrom('decisions as d')
    .select((eb) => eb.fn.countAll<string>().as('refusals'))
    .where('d.author_id', '=', userId)
    .where('d.school_id', '=', schoolId)
    .where('d.subject_kind', '=', 'review')
    .where('d.outcome', 'in', ['rejected', 'removed'])
    .where(sql<SqlBool>`not exists (select from appeals o where o.decision_id = d.id and o.state = 'upheld')`)
    .where(sql<SqlBool>`not exists (select from restrictions m where m.decision_id = d.id and m.mail = 'none')`)
    .where(sql<SqlBool>`not exists (
      select from decisions later
      where later.author_id = d.author_id and later.school_id = d.school_id and later.decided_at > d.decided_at
        and later.outcome in ('published', 'restored'))`)
    .executeTakeFirstOrThrow()
  return Number(refusals)
}
