import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { MAX_REWRITES } from '#app/features/reviews/review.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import type { Database } from '#db/schema.ts'
import { POST_KINDS, type PostKind } from '../question.ts'

type Trx = Transaction<Database>

/**
 * Waits for a merge of the school, then locks the account, so that two texts sent at the same time are processed one
 * after the other, and the school against merging.
 *
 * @returns id of the school that remains
 * @throws Failure not_allowed for accounts that are unconfirmed, suspended or about to be erased, for people of the
 *   school, its group or a claim, for the team, and about schools that are not active or made up
 */
export async function lockWriter(trx: Trx, userId: string, schoolId: string): Promise<string> {
  // PostgreSQL cannot even compare a text that contains NUL.
  if (schoolId.includes('\0')) throw new Failure('forbidden', 'not_allowed')
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forKeyShare().execute()
  const current = (await currentIds([schoolId], trx)).get(schoolId) ?? schoolId
  // Becoming a member of a school locks the account as well, so what is read after this includes it.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ allowed: boolean }>`
    select speaks_for_families(u, s.id) as allowed from schools s, users u
    where s.id = ${current} and s.status = 'active' and s.source <> ${SAMPLE_SOURCE} and u.id = ${userId} for key share of s`.execute(
    trx,
  )
  if (!rows[0]?.allowed) throw new Failure('forbidden', 'not_allowed')
  return current
}

type Writer = { userId: string; schoolId: string; kind: PostKind }

/**
 * Counts how often moderators refused or removed a person's questions about a school, or answers there, since they last
 * published one; decisions that an appeal overturned do not count.
 *
 * @throws Failure rewrite_used after the second
 */
export async function countRefusals(trx: Trx, { userId, schoolId, kind }: Writer): Promise<number> {
  const { refusals } = await trx
    .selectFrom('decisions as d')
    .select(sql<number>`count(*)::int`.as('refusals'))
    .where('d.author_id', '=', userId)
    .where('d.school_id', '=', schoolId)
    .where('d.subject_kind', '=', kind)
    .where('d.outcome', 'in', ['rejected', 'removed'])
    .where(sql<SqlBool>`not exists (select from appeals a where a.decision_id = d.id and a.state = 'upheld')`)
    .where(sql<SqlBool>`not exists (select from decisions later
      where later.author_id = d.author_id and later.school_id = d.school_id and later.subject_kind = d.subject_kind
        and later.decided_at > d.decided_at and later.outcome in ('published', 'restored'))`)
    .executeTakeFirstOrThrow()
  if (refusals > MAX_REWRITES) throw new Failure('conflict', 'rewrite_used')
  return refusals
}

/** @throws Failure objection_open while an appeal about this question or answer is undecided */
export async function refuseWhileAppealed(trx: Trx, postId: string): Promise<void> {
  const open = await trx
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select('a.id')
    .where('d.subject_id', '=', postId)
    .where('d.subject_kind', 'in', POST_KINDS)
    .where('a.state', '=', 'open')
    .executeTakeFirst()
  if (open) throw new Failure('conflict', 'objection_open')
}

/**
 * Whether a person may ask and answer about a school as a family: `own` for its members, `no` for everybody else whom
 * the operations refuse.
 */
export async function mayAsk(userId: string, schoolId: string): Promise<'yes' | 'own' | 'no'> {
  const { rows } = await sql<{ own: boolean; speaks: boolean }>`
    select speaks_for_families(u, ${schoolId}) as speaks, exists (select from school_members o
      where o.user_id = u.id and o.school_id = ${schoolId}) as own
    from users u where u.id = ${userId}`.execute(db())
  const [row] = rows
  if (row?.own) return 'own'
  return row?.speaks ? 'yes' : 'no'
}
