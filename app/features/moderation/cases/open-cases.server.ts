import { type RawBuilder, sql } from 'kysely'
import type { CaseKind } from '#app/features/admin/case-locks/case-kind.ts'
import { POST_KINDS } from '#app/features/questions/question.ts'
import type { Cursor } from '#db/cursor.ts'
import { instantOf } from '#db/keyset.ts'
import { TARGET_H } from '#lib/promises.ts'
import { ILLEGAL_TARGET_H, QUEUE_KINDS, type QueueKind } from './queue-address.ts'

/**
 * How to read the open cases of one kind from a table `m`: which ones are open, the instant and the hours after it at
 * which they are due, with an index in that order. `others`: the condition that the person is not involved in the case
 * and so may decide it.
 */
export type Source = {
  kind: QueueKind
  table: RawBuilder<unknown>
  open: RawBuilder<unknown>
  since: RawBuilder<unknown>
  /** Since when it has been waiting, if that is a different instant. */
  began?: RawBuilder<unknown>
  /** Hours after `since` at which it is due. */
  targetHours: number
  others: (userId: string) => RawBuilder<unknown>
  /** The case to open for deciding it. */
  subject: { kind: CaseKind; id: RawBuilder<unknown> }
}

const ofReview = { kind: 'review', id: sql`m.review_id` } as const
const ofPost = { kind: 'post', id: sql`m.subject_id::uuid` } as const
const own = (kind: CaseKind) => ({ kind, id: sql`m.id` })
/** Evaluated once per statement. */
const schoolsOf = (userId: string) => sql`all (array(select school_id from school_members where user_id = ${userId}))`
const notWrittenBy = (userId: string) =>
  sql`not exists (select from reviews r where r.id = m.review_id and r.author_id = ${userId})`
const notAskedBy = (userId: string) =>
  sql`not exists (select from posts p where p.id::text = m.subject_id and p.author_id = ${userId})`
type About = 'review' | 'piece' | 'post'
const POSTS = sql.join(POST_KINDS.map((kind) => sql.lit(kind)))
/** Condition on a report or decision: what it is about. */
const isAbout: Record<About, RawBuilder<unknown>> = {
  review: sql`m.review_id is not null`,
  piece: sql`m.review_id is null and m.subject_kind not in (${POSTS})`,
  post: sql`m.subject_kind in (${POSTS})`,
}

/**
 * Reports about reviews and their answers are decided with the review, those about questions and their answers with
 * these, each of the others on a page of its own.
 */
const reports = (about: About, kind: 'rule' | 'illegal'): Source => ({
  kind: { review: 'report', piece: 'content', post: 'post' }[about] as QueueKind,
  table: sql`reports`,
  since: sql`m.created_at`,
  targetHours: kind === 'illegal' ? ILLEGAL_TARGET_H : TARGET_H,
  subject: { review: ofReview, piece: own('content'), post: ofPost }[about],
  open: sql`m.state = 'open' and m.kind = ${sql.lit(kind)} and ${isAbout[about]}`,
  others: (userId) => sql`m.reporter_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}
    and ${about === 'post' ? notAskedBy(userId) : notWrittenBy(userId)}`,
})

/** Whoever made the decision, or is involved in the case, may not answer the appeal. */
const appeals = (about: About): Source => ({
  kind: { review: 'objection', piece: 'content', post: 'post' }[about] as QueueKind,
  table: sql`(select a.*, d.review_id, d.subject_kind, d.subject_id, d.school_id, d.author_id, d.decided_by
    from appeals a join decisions d on d.id = a.decision_id)`,
  since: sql`m.created_at`,
  targetHours: TARGET_H,
  subject: { review: ofReview, piece: { kind: 'content', id: sql`m.decision_id` } as const, post: ofPost }[about],
  open: sql`m.state = 'open' and ${isAbout[about]}`,
  others: (userId) => sql`m.decided_by is distinct from ${userId} and m.author_id is distinct from ${userId}
    and m.user_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}`,
})

/** Questions, or answers of families, that wait for a moderator. */
const heldPosts = (table: RawBuilder<unknown>): Source => ({
  kind: 'post',
  table,
  since: sql`m.status_changed_at`,
  targetHours: TARGET_H,
  subject: own('post'),
  open: sql`m.status = 'pending'`,
  others: (userId) => sql`m.author_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}`,
})

/** The conditions match those of partial indexes: the queue is as fast with a million reviews as with ten. */
export const SOURCES: readonly Source[] = [
  {
    kind: 'review',
    table: sql`reviews`,
    since: sql`m.status_changed_at`,
    targetHours: TARGET_H,
    subject: own('review'),
    open: sql`m.status = 'pending' and not exists (
      select from restrictions w where w.review_id = m.id and w.done_at is null)`,
    others: (userId) => sql`m.author_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}`,
  },
  reports('review', 'illegal'),
  reports('review', 'rule'),
  {
    // Due for a decision once the author has replied or the time to do so is over.
    kind: 'dispute',
    table: sql`disputes`,
    targetHours: TARGET_H,
    subject: ofReview,
    since: sql`least(m.author_due_at, m.author_replied_at)`,
    open: sql`m.state = 'open'`,
    others: (userId) => sql`m.member_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}
      and ${notWrittenBy(userId)}`,
  },
  appeals('review'),
  {
    kind: 'proof',
    table: sql`evidence`,
    since: sql`m.created_at`,
    targetHours: TARGET_H,
    subject: ofReview,
    open: sql`m.state = 'open'`,
    others: (userId) => sql`exists (select from reviews r where r.id = m.review_id
      and r.author_id is distinct from ${userId} and r.school_id <> ${schoolsOf(userId)})`,
  },
  reports('piece', 'illegal'),
  reports('piece', 'rule'),
  appeals('piece'),
  heldPosts(sql`questions`),
  heldPosts(sql`(select a.*, q.school_id from question_answers a join questions q on q.id = a.question_id)`),
  reports('post', 'illegal'),
  reports('post', 'rule'),
  appeals('post'),
  {
    kind: 'claim',
    table: sql`school_claims`,
    since: sql`m.created_at`,
    targetHours: TARGET_H,
    subject: own('claim'),
    open: sql`m.state = 'open'`,
    others: (userId) => sql`m.user_id <> ${userId} and (m.school_id is null or m.school_id <> ${schoolsOf(userId)})
      and (m.group_id is null or not exists (select from group_people p
          where p.user_id = ${userId} and p.group_id = m.group_id)
        and not exists (select from school_claim_schools n join school_members o on o.school_id = n.school_id
          where o.user_id = ${userId} and n.claim_id = m.id))`,
  },
  {
    kind: 'correction',
    table: sql`school_corrections`,
    since: sql`m.created_at`,
    targetHours: TARGET_H,
    subject: own('correction'),
    open: sql`m.state = 'open'`,
    others: (userId) => sql`m.reporter_id is distinct from ${userId} and m.school_id <> ${schoolsOf(userId)}`,
  },
  {
    kind: 'ticket',
    table: sql`tickets`,
    since: sql`m.due_at`,
    targetHours: 0,
    subject: own('ticket'),
    began: sql`m.created_at`,
    open: sql`m.state = 'open'`,
    others: (userId) => sql`m.user_id is distinct from ${userId}`,
  },
]

/** The part of the queue that one person asks for. `about`: only what is open about one case. */
export type Wanted = { userId: string; mine?: true; after?: Cursor; about?: { kind: CaseKind; id: string } }

/** Lists the first cases of a source, ordered by when they are due: kind, id, subject_kind, subject_id, due. */
export function listOpenCases(source: Source, wanted: Wanted, limit: number) {
  const { kind, since, targetHours, subject } = source
  return sql`(select ${sql.lit(kind)} as kind, m.id, ${sql.lit(subject.kind)} as subject_kind, ${subject.id} as subject_id,
      ${since} + ${hours(targetHours)} as due
    from ${source.table} m where ${source.open} and ${source.others(wanted.userId)} ${further(source, wanted)}
    order by ${since}, m.id limit ${limit})`
}

const hours = (count: number) => sql`interval '${sql.raw(String(count))} hours'`

function further({ since, targetHours, subject }: Source, { userId, mine, after, about }: Wanted) {
  const conditions = [
    after && sql`and (${since}, m.id) > (${instantOf(after)} - ${hours(targetHours)}, ${after.id}::uuid)`,
    mine &&
      sql`and ${subject.id} = any (array(select l.id from case_locks l
        where l.user_id = ${userId} and l.kind = ${sql.lit(subject.kind)} and l.until > now()))`,
    about && sql`and ${subject.id} = ${about.id}::uuid`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` `,
  )
}

/** Counts the open cases of a kind for this person. */
function countCases(kind: QueueKind, userId: string) {
  const counts = SOURCES.filter((source) => source.kind === kind).map(
    ({ table, open, others }) => sql`(select count(*) from ${table} m where ${open} and ${others(userId)})`,
  )
  return sql`(select ${sql.lit(kind)} as kind, (${sql.join(counts, sql` + `)})::int as count)`
}

/** Counts the open cases of all kinds for this person. */
export const countAll = (userId: string) =>
  sql.join(
    QUEUE_KINDS.map((kind) => countCases(kind, userId)),
    sql` union all `,
  )
