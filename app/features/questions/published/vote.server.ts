import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { PostKind } from '../question.ts'

const TABLES = {
  question: { votes: sql.table('question_votes'), column: sql.ref('question_id') },
  question_answer: { votes: sql.table('question_answer_votes'), column: sql.ref('answer_id') },
} as const

type Post = { kind: PostKind; id: string }

/**
 * Marks a question or answer as useful; repeated or simultaneous calls leave one vote.
 *
 * @throws Failure post_unknown when it is not public; not_allowed for its author, the people of the school, the team,
 *   and accounts that are unconfirmed, suspended or about to be erased
 */
export async function addUseful(userId: string, { kind, id }: Post): Promise<void> {
  const { votes, column } = TABLES[kind]
  const { rows } = await sql<{ allowed: boolean }>`
    with asked as (
      select p.id as post_id, u.id as user_id,
        p.author_id is distinct from u.id and speaks_for_families(u, p.school_id) as allowed
      from posts p join users u on u.id = ${userId} join schools s on s.id = p.school_id and s.status <> 'hidden'
        join questions q on q.id = p.question_id and q.status = 'published'
      where p.kind = ${kind} and p.id = ${id} and p.status = 'published'
    ), added as (
      insert into ${votes} (${column}, user_id) select post_id, user_id from asked where allowed on conflict do nothing
    )
    select allowed from asked`.execute(db())
  if (!rows[0]) throw new Failure('not_found', 'post_unknown')
  if (!rows[0].allowed) throw new Failure('forbidden', 'not_allowed')
}

/** Withdraws the vote; nothing changes where there is none. */
export async function removeUseful(userId: string, { kind, id }: Post): Promise<void> {
  const { votes, column } = TABLES[kind]
  await sql`delete from ${votes} where ${column} = ${id} and user_id = ${userId}`.execute(db())
}
