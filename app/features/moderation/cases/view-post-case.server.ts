import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { isStaff } from '#app/core/is-staff.server.ts'
import { POST_KINDS, type PostKind } from '#app/features/questions/question.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { mayAnswer } from '../decisions/answer-appeal.server.ts'
import { postState } from '../decisions/posts/decide-post.server.ts'
import { MODERATION_POLICY } from '../policy.ts'
import type { PostContent } from '../subjects/post-statement.server.ts'
import type { ViewedSignal } from '../subjects/signal.ts'

/** Loads a question or answer with everything open about it and decided; null when there never was one. */
export async function viewPostCase(id: string, moderator: Moderator) {
  if (!z.uuid().safeParse(id).success) return null
  const [post, reports, appeals, decisions, seen] = await Promise.all([
    findPost(id, moderator),
    reportsOf(id, moderator),
    appealsOf(id, moderator),
    decisionsOf(id, moderator),
    postState(id),
  ])
  const last = decisions[0]
  if (!post && !last) return null
  return { id, post, reports, appeals, decisions, seen, gone: post ? null : goneOf(last!) }
}
export type PostCase = NonNullable<Awaited<ReturnType<typeof viewPostCase>>>
export type CasePost = NonNullable<PostCase['post']>

async function findPost(id: string, { userId }: Moderator) {
  const row = await db()
    .selectFrom('posts as p')
    .innerJoin('school_directory as s', 's.id', 'p.school_id')
    .leftJoin('questions as q', (join) => join.onRef('q.id', '=', 'p.id').on(sql<SqlBool>`p.kind = 'question'`))
    .leftJoin('question_answers as a', (join) => join.onRef('a.id', '=', 'p.id').on(sql<SqlBool>`p.kind <> 'question'`))
    .select(['p.id', 'p.kind', 'p.school_id as schoolId', 'p.question_id as questionId', 'p.question', 'p.relation'])
    .select(['p.by_school as bySchool', 'p.text', 'p.language', 'p.status', 'p.version', 's.name as school', 's.city'])
    .select(['p.created_at as createdAt', 'p.changed_at as changedAt', 'q.signals as asked', 'a.signals as answered'])
    .select(
      sql<boolean>`p.author_id is distinct from ${userId} and ${isStaff(userId, MODERATION_POLICY.decideContent)}
        and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = p.school_id)`.as(
        'mayDecide',
      ),
    )
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { asked, answered, ...post } = row
  const signals = (asked ?? answered ?? []).map(({ kind, detail }) => ({ ...detail, kind }) as ViewedSignal)
  return { ...post, signals }
}

/** Leaves out who reported, but for whether it was this moderator, who may not decide then. */
const reportsOf = (id: string, { userId }: Moderator) =>
  db()
    .selectFrom('reports')
    .select(['id', 'number', 'kind', 'rule', 'reason', 'locale', 'content', 'state', 'created_at'])
    .select(sql<boolean>`reporter_id is not distinct from ${userId}::uuid`.as('mine'))
    .where('subject_id', '=', id)
    .where('subject_kind', 'in', POST_KINDS)
    .orderBy('created_at')
    .execute()

const appealsOf = (id: string, { userId }: Moderator) =>
  db()
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select(['a.id', 'a.text', 'a.state', 'a.created_at', 'a.decision_id', mayAnswer(userId).as('mayDecide')])
    .where('d.subject_id', '=', id)
    .where('d.subject_kind', 'in', POST_KINDS)
    .orderBy('a.created_at')
    .execute()

const decisionsOf = (id: string, { userId }: Moderator) =>
  db()
    .selectFrom('decisions as d')
    .select(['d.id', 'd.subject_kind', 'd.school_id as schoolId', 'd.occasion', 'd.outcome', 'd.rule', 'd.law'])
    .select(['d.facts', 'd.sentence', 'd.automated', 'd.decided_at', 'd.content'])
    .select((eb) => eb('d.decided_by', '=', userId).as('mine'))
    .where('d.subject_id', '=', id)
    .where('d.subject_kind', 'in', POST_KINDS)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()

/** What a decision preserved of something that its author has deleted. */
function goneOf({ subject_kind, schoolId, content }: { subject_kind: string; schoolId: string; content: unknown }) {
  const { text = '', language = 'de', question = '' } = content as Partial<PostContent>
  return { kind: subject_kind as PostKind, schoolId, text, language, question }
}
