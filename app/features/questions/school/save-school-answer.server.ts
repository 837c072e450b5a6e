import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { MAX_REMOVALS, type Removed, repeatsRemoved } from '#app/features/reviews/answers/answer-rules.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { announceAnswer } from '../news/announce.server.ts'
import { QUESTIONS_POLICY } from '../policy.ts'
import type { SchoolAnswer } from '../submission/post.schema.ts'

type Trx = Transaction<Database>
const now = sql<Date>`now()`

/**
 * Publishes the answer of a school to a question about it, or changes it; free of charge, one for each question.
 * Whoever asked is told when it appears, not about each change. After a moderator has removed it, the school may write
 * another one in different words.
 *
 * @throws Failure school_not_yours; question_unknown unless the question is public and about this school;
 *   answer_changed when another editor was faster; answer_removed, answer_closed after removals
 */
export async function saveSchoolAnswer(member: Member, questionId: string, answer: SchoolAnswer): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, QUESTIONS_POLICY.answerForSchool)
      await lockQuestion(trx, member, questionId)
      const before = await findAnswer(trx, questionId)
      if ((before?.version ?? 0) !== answer.version) throw new Failure('conflict', 'answer_changed')
      if (before) refuseRepeated(answer.text, await listRemoved(trx, before.id))
      const appears = before?.status !== 'published'
      if (!appears && before.text === answer.text && before.language === answer.language) return
      const id = await store(trx, { ...answer, questionId, userId: member.userId }, appears)
      const action = appears ? 'post.published' : 'post.changed'
      const after = { school: member.schoolId, question: questionId }
      const by = { userId: member.userId, role: 'operator' } as const
      await recordAudit(trx, by, { action, subject: { kind: 'post', id }, after })
      if (appears) await announceAnswer(trx, id)
    })
}

/** Locks the question, so that two answers to it are written one after the other. */
async function lockQuestion(trx: Trx, { schoolId }: Member, questionId: string): Promise<void> {
  if (!z.uuid().safeParse(questionId).success) throw new Failure('not_found', 'question_unknown')
  const question = await trx
    .selectFrom('questions')
    .select('id')
    .where('id', '=', questionId)
    .where('school_id', '=', schoolId)
    .where('status', '=', 'published')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!question) throw new Failure('not_found', 'question_unknown')
}

const findAnswer = (trx: Trx, questionId: string) =>
  trx
    .selectFrom('question_answers')
    .select(['id', 'text', 'status', 'version', 'language'])
    .where('question_id', '=', questionId)
    .where('by_school', '=', true)
    .executeTakeFirst()

const listRemoved = (trx: Trx, answerId: string): Promise<Removed[]> =>
  trx
    .selectFrom('decisions as d')
    .select(['d.sentence', sql<string>`d.content->>'text'`.as('text')])
    .where('d.subject_id', '=', answerId)
    .where('d.subject_kind', '=', 'question_answer')
    .where('d.outcome', '=', 'removed')
    .where(sql<boolean>`not exists (select from appeals a where a.decision_id = d.id and a.state = 'upheld')`)
    .execute()

function refuseRepeated(text: string, removed: Removed[]): void {
  if (removed.length >= MAX_REMOVALS) throw new Failure('conflict', 'answer_closed')
  if (removed.some((before) => repeatsRemoved(text, before))) throw new Failure('conflict', 'answer_removed')
}

type Row = SchoolAnswer & { questionId: string; userId: string }

async function store(trx: Trx, row: Row, appears: boolean): Promise<string> {
  const { questionId, userId, text, language, version } = row
  const content = { author_id: userId, text, language, version: version + 1, status: 'published' }
  const dates = appears ? { published_at: now, changed_at: null } : { changed_at: now }
  const { id } = await trx
    .insertInto('question_answers')
    .values({ question_id: questionId, by_school: true, ...content, published_at: now })
    .onConflict((conflict) =>
      conflict
        .column('question_id')
        .where('by_school', '=', true)
        .doUpdateSet({ ...content, ...dates, ...(appears && { status_changed_at: now }) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
