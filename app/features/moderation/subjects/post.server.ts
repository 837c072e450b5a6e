import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { announceAnswer, announceQuestion } from '#app/features/questions/news/announce.server.ts'
import { answerPath, type PostKind, questionPath } from '#app/features/questions/question.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { isRestriction, type Moderator } from '../decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import type { Adapter, Appealed, Held, Placed, Recorded } from './adapter.ts'
import { findAuthor, goodNewsOfPost, membersOf } from './parties.server.ts'
import { type PostContent, sendPostStatement } from './post-statement.server.ts'

type Trx = Transaction<Database>

/** The table of a kind. */
const tableOf = (kind: string) => sql.table(kind === 'question' ? 'questions' : 'question_answers')

/**
 * Questions and the answers to them, of families and of schools. What is decided takes effect together with the
 * statement of reasons (DSA Art. 17), which goes to the author, or for the answer of a school to its members.
 */
export const postAdapter: Adapter = {
  unknown: 'post_unknown',
  read: async (trx, { id, kind }) => {
    const post = await readPost(trx, { id, kind })
    if (post?.status !== 'published' || post.question_status !== 'published' || post.school_status === 'hidden')
      return undefined
    const { school_id: schoolId, question_id: questionId, question, text, language, version, relation } = post
    const url = pageAddress('de', pathOf({ kind, id, schoolId }, questionId))
    const by = post.by_school ? 'school' : 'family'
    return { schoolId, content: JSON.stringify({ url, by, question, questionId, text, language, version, relation }) }
  },
  path: (of) => pathOf(of),
  logged: ({ id, kind }) => ({ kind: 'post', names: { post: id, of: kind } }),
  hold: async (trx, moderator, of, caseRef) => {
    const { id, kind } = of
    await lockRow(trx, of)
    const post = await readPost(trx, of)
    if (!post) throw new Failure('not_found', 'post_unknown')
    await refuseInvolved(trx, moderator, { authorId: post.author_id, schoolId: post.school_id })
    await endLock(trx, moderator, { kind: 'post', id })
    const content: PostContent = {
      by: post.by_school ? 'school' : 'family',
      text: post.text,
      language: post.language,
      version: post.version,
      status: post.status,
      questionId: post.question_id,
      question: post.question,
    }
    const isRemovable = post.status === 'pending' || post.status === 'published'
    const authorId = post.by_school ? null : post.author_id
    return { id, kind, schoolId: post.school_id, authorId, content, status: post.status, isRemovable, caseRef }
  },
  holdAppealed: async (trx, moderator, appealed) => {
    const caseRef = { kind: 'post', id: appealed.id } as const
    if (await readPost(trx, appealed)) return await postAdapter.hold(trx, moderator, appealed, caseRef)
    // As it was at the time of the decision, because its author has deleted it.
    await refuseInvolved(trx, moderator, appealed)
    await endLock(trx, moderator, caseRef)
    return { ...appealed, status: 'deleted', isRemovable: false, caseRef }
  },
  canComeBack: async (_, held) => held.status === 'rejected' || held.status === 'removed',
  takeEffect: async (trx, moderator, held, decision) => {
    const { outcome } = decision
    await recordAudit(trx, moderator, {
      action: `post.${outcome}`,
      subject: { kind: 'post', id: held.id },
      before: { status: held.status },
      after: { decision: decision.id, school: held.schoolId, of: held.kind },
    })
    if (outcome === 'published' || outcome === 'restored') await publish(trx, held, decision)
    if (!isRestriction(outcome)) return
    await sql`update ${tableOf(held.kind)} set status = ${outcome}, status_changed_at = now()
      where id = ${held.id}`.execute(trx)
    await sendPostStatement(trx, held, decision)
  },
  answer: async (trx, appealed, answer) => {
    const { id, schoolId, authorId } = appealed
    const outcome = answer.upheld ? ('upheld' as const) : ('dismissed' as const)
    if (isOfSchool(appealed)) {
      for (const { to, locale, school } of await membersOf(trx, schoolId)) {
        const url = pageAddress(locale, `/account/schools/${schoolId}/decisions`)
        const props = { school, outcome, facts: answer.facts, url }
        await enqueueMail(trx, { template: 'content-appeal', to, locale, props })
      }
      return
    }
    const author = answer.comesBack ? null : await findAuthor(trx, { author_id: authorId, school_id: schoolId })
    if (!author) return
    const { to, locale, schoolName: school } = author
    const url = pageAddress(locale, `/account/questions/${id}`)
    await enqueueMail(trx, {
      template: 'post-appeal',
      to,
      locale,
      props: { school, outcome, facts: answer.facts, url },
    })
  },
}

const isOfSchool = ({ content }: Pick<Held | Appealed, 'content'>) => (content as PostContent).by === 'school'

/** Path of the page on which it stands; that of an answer leads to its question from its own address. */
function pathOf({ kind, id, schoolId }: Placed, questionId?: string): string {
  if (kind === 'question') return questionPath(schoolId, id)
  return questionId ? answerPath(schoolId, questionId, id) : questionPath(schoolId, id)
}

async function lockRow(trx: Trx, { id, kind }: { id: string; kind: string }): Promise<void> {
  await sql`select from ${tableOf(kind)} where id = ${id} for update`.execute(trx)
}

function readPost(trx: Trx, { id, kind }: { id: string; kind: string }) {
  return trx
    .selectFrom('posts as p')
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .innerJoin('schools as s', 's.id', 'p.school_id')
    .select(['p.school_id', 'p.question_id', 'p.question', 'p.author_id', 'p.by_school', 'p.relation', 'p.text'])
    .select(['p.language', 'p.status', 'p.version', 'q.status as question_status', 's.status as school_status'])
    .where('p.id', '=', id)
    .where(sql<SqlBool>`p.kind = ${kind}`)
    .executeTakeFirst()
}

/** @throws Failure not_allowed for the author, members of the school, and anybody without the right */
async function refuseInvolved(
  trx: Trx,
  { userId }: Moderator,
  { authorId, schoolId }: { authorId: string | null; schoolId: string },
): Promise<void> {
  const { allowed } = await trx
    .selectNoFrom(
      sql<boolean>`${authorId}::uuid is distinct from ${userId}::uuid
        and ${isStaff(userId, MODERATION_POLICY.decideContent)}
        and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = ${schoolId})`.as(
        'allowed',
      ),
    )
    .executeTakeFirstOrThrow()
  if (!allowed) throw new Failure('forbidden', 'not_allowed')
}

/** Makes it public, and tells its author, and those who hear of it the first time. */
async function publish(trx: Trx, held: Held, { outcome, facts }: Recorded): Promise<void> {
  const { id, kind, schoolId } = held
  const { rows } = await sql<{ first: boolean }>`update ${tableOf(kind)}
    set status = 'published', published_at = coalesce(published_at, now()), status_changed_at = now()
    where id = ${id} returning old.published_at is null as first`.execute(trx)
  const first = rows[0]?.first === true
  if (first && kind === 'question') await announceQuestion(trx, schoolId)
  if (first && kind !== 'question') await announceAnswer(trx, id)
  if (isOfSchool(held)) return
  const author = await findAuthor(trx, { author_id: held.authorId, school_id: schoolId })
  const about = { kind: kind as PostKind, id, restored: outcome === 'restored', facts }
  if (author) await enqueueMail(trx, goodNewsOfPost(author, about))
}
