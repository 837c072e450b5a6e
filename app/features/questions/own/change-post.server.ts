import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { networkHash } from '#app/features/reviews/submission/judge-review.server.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { announceAnswer, announceQuestion } from '../news/announce.server.ts'
import type { PostKind } from '../question.ts'
import { refuseAsked } from '../submission/ask-question.server.ts'
import { judgePost } from '../submission/judge-post.server.ts'
import { countRefusals, lockWriter, refuseWhileAppealed } from '../submission/may-post.server.ts'
import type { FamilyAnswer, WrittenQuestion } from '../submission/post.schema.ts'

type Trx = Transaction<Database>
const now = sql<Date>`now()`

/** The new words of a question, or of the answer of a family; `version` is that of the one that its author saw. */
export type ChangedPost =
  | (Pick<WrittenQuestion, 'text' | 'language' | 'version'> & { relation?: undefined; oldEnough?: undefined })
  | Pick<FamilyAnswer, 'text' | 'language' | 'version' | 'relation' | 'oldEnough'>

/**
 * Changes a person's own question or answer, which goes through the same checks again: it stays or becomes public, or
 * waits for a moderator. A refused one can come back once, and then always waits.
 *
 * @param names those of the school, which do not count as those of people
 * @returns its new status
 * @throws Failure post_unknown unless it is the person's own; post_changed when it is no longer as they saw it;
 *   question_answered when others have answered the question, whose meaning must stay; question_asked; objection_open;
 *   as `lockWriter` and `countRefusals`; too_many_attempts
 */
export async function changePost(
  author: { userId: string; visitor: Visitor },
  postId: string,
  changed: ChangedPost,
  names: readonly string[],
): Promise<'pending' | 'published'> {
  const { userId, visitor } = author
  await countAttempt('question-answer', { account: userId, address: visitor.address })
  const network = networkHash(visitor.address)
  await refreshRules()
  return await db()
    .transaction()
    .execute(async (trx) => {
      // Merges lock schools before what stands in them.
      const schoolId = await lockWriter(trx, userId, (await ownPost(trx, userId, postId)).schoolId)
      const before = await ownPost(trx, userId, postId, 'locked')
      if (before.version !== changed.version) throw new Failure('conflict', 'post_changed')
      if (before.kind === 'question' && before.answers > 0) throw new Failure('conflict', 'question_answered')
      if (before.kind === 'question')
        await refuseAsked(trx, { schoolId, text: changed.text, userId, except: before.id })
      await refuseWhileAppealed(trx, before.id)
      const refusals = await countRefusals(trx, { userId, schoolId, kind: before.kind })
      const waiting = before.status === 'pending' ? before.signals : []
      const origin = { userId, schoolId, names, visitor, network, refusals, replaces: before.id, waiting }
      const signals = await judgePost(trx, changed, origin)
      const status = signals.length > 0 ? 'pending' : 'published'
      const common = {
        text: changed.text,
        language: changed.language,
        status,
        signals: JSON.stringify(signals),
        version: before.version + 1,
        changed_at: now,
        status_changed_at: now,
        published_at: status === 'published' ? sql<Date>`coalesce(published_at, now())` : sql<Date>`published_at`,
        network_hash: network,
      }
      await store(trx, before, common, changed)
      if (status === 'published' && !before.publishedAt) await announce(trx, before, schoolId)
      return status
    })
}

async function store(trx: Trx, { id, kind }: OwnPost, common: Record<string, unknown>, changed: ChangedPost) {
  if (kind === 'question') return await trx.updateTable('questions').set(common).where('id', '=', id).execute()
  const { relation = '', oldEnough } = changed
  const stated = { relation: relation || null, old_enough: relation === 'pupil' && oldEnough === 'on' }
  return await trx
    .updateTable('question_answers')
    .set({ ...common, ...stated })
    .where('id', '=', id)
    .execute()
}

const announce = (trx: Trx, { id, kind }: OwnPost, schoolId: string) =>
  kind === 'question' ? announceQuestion(trx, schoolId) : announceAnswer(trx, id)

/**
 * Deletes a person's own question with all its answers and votes, or an answer; decisions about it stay on record.
 *
 * @throws Failure post_unknown unless it is the person's own
 */
export async function deletePost(userId: string, postId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id, kind, status, schoolId } = await ownPost(trx, userId, postId, 'locked')
      const table = sql.table(kind === 'question' ? 'questions' : 'question_answers')
      await sql`delete from ${table} where id = ${id}`.execute(trx)
      await sendJob(trx, 'note_erasure', { kind: 'post', id })
      const before = { status, kind, school: schoolId }
      const action = 'post.deleted_by_author'
      await recordAudit(trx, { userId, role: 'user' }, { action, subject: { kind: 'post', id }, before })
    })
}

type OwnPost = Awaited<ReturnType<typeof ownPost>>

/**
 * Finds a question, or the answer of a family, of the person; `locked` until the transaction ends.
 *
 * @throws Failure post_unknown unless there is such a one and it is the person's own
 */
async function ownPost(trx: Trx, userId: string, postId: string, lock?: 'locked') {
  const question = await trx
    .selectFrom('questions as q')
    .select(['q.id', 'q.status', 'q.version', 'q.signals', 'q.school_id as schoolId', 'q.published_at as publishedAt'])
    .select(
      sql<number>`(select count(*) from question_answers a where a.question_id = q.id
        and a.status in ('published', 'pending') and a.author_id is distinct from q.author_id)::int`.as('answers'),
    )
    .where(sql<SqlBool>`q.id::text = ${postId.replaceAll('\0', '')}`)
    .where('q.author_id', '=', userId)
    .$if(lock !== undefined, (query) => query.forUpdate('q'))
    .executeTakeFirst()
  if (question) return { ...question, kind: 'question' as PostKind }
  const answer = await trx
    .selectFrom('question_answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .select(['a.id', 'a.status', 'a.version', 'a.signals', 'q.school_id as schoolId', 'a.published_at as publishedAt'])
    .where(sql<SqlBool>`a.id::text = ${postId.replaceAll('\0', '')}`)
    .where('a.author_id', '=', userId)
    .where('a.by_school', '=', false)
    .$if(lock !== undefined, (query) => query.forUpdate('a'))
    .executeTakeFirst()
  if (!answer) throw new Failure('not_found', 'post_unknown')
  return { ...answer, kind: 'question_answer' as PostKind, answers: 0 }
}
