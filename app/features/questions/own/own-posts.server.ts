import { type SqlBool, sql } from 'kysely'
import type { Relation } from '#app/features/reviews/published/reviews-address.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import type { PostKind, PostStatus } from '../question.ts'

/** Own questions and answers on a page of the account. */
export const OWN_POSTS_PER_PAGE = 10

/** A question, or an answer as a family, as its author sees it. */
export type OwnPost = {
  id: string
  kind: PostKind
  school: { id: string; name: string; city: string; isOpen: boolean }
  question: { id: string; text: string }
  text: string
  language: Locale
  relation: Relation | null
  oldEnough: boolean
  status: PostStatus
  version: number
  useful: number
  createdAt: Date
  changedAt: Date | null
  /** Answers of others, which keep a question from being changed. */
  answers: number
  /** Whether it waits because its author now manages the profile of the school. */
  isOwnSchool: boolean
  refusal: {
    rule: ContentRule | null
    law: string
    sentence: string
    facts: string
    decidedAt: Date
    appealUntil: Date
    appeal: 'open' | 'upheld' | 'dismissed' | null
    mayAppeal: boolean
  } | null
}

/** Lists a page of a person's questions and answers, newest first, and their total number. */
export async function listOwnPosts(userId: string, page: number): Promise<{ posts: OwnPost[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    queryOwn(userId)
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(OWN_POSTS_PER_PAGE)
      .offset((page - 1) * OWN_POSTS_PER_PAGE)
      .execute(),
    db()
      .selectFrom('posts')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('author_id', '=', userId)
      .where('by_school', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  return { posts: rows.map(presentPost), total }
}

/** Finds one of them; null when there is none with that id, or it belongs to somebody else. */
export async function findOwnPost(userId: string, id: string): Promise<OwnPost | null> {
  const row = await queryOwn(userId)
    .where(sql<SqlBool>`p.id::text = ${id.replaceAll('\0', '')}`)
    .executeTakeFirst()
  return row ? presentPost(row) : null
}

const queryOwn = (userId: string) =>
  db()
    .selectFrom('posts as p')
    .innerJoin('school_directory as s', 's.id', 'p.school_id')
    .leftJoin('question_answers as w', 'w.id', 'p.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('decisions as m')
          .leftJoin('appeals as o', 'o.decision_id', 'm.id')
          .select([
            'm.id as decision_id',
            'm.rule',
            'm.law',
            'm.sentence',
            'm.facts',
            'm.decided_at',
            'o.state as appeal',
          ])
          .select(sql<Date>`m.decided_at + make_interval(months => ${APPEAL_MONTHS})`.as('appeal_until'))
          .where(sql<SqlBool>`m.subject_id = p.id::text and m.subject_kind = p.kind
            and m.subject_kind in ('question', 'question_answer')`)
          .where(sql<SqlBool>`m.outcome = p.status`)
          .where('m.outcome', 'in', ['rejected', 'removed'])
          .orderBy('m.decided_at', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.kind', 'p.school_id', 'p.question_id', 'p.question', 'p.text', 'p.language', 'p.relation'])
    .select(['p.status', 'p.version', 'p.useful_count', 'p.created_at', 'p.changed_at'])
    .select(['s.name as school', 's.city', 's.status as school_status', 'w.old_enough', 'w.signals'])
    .select(['d.decision_id', 'd.rule', 'd.law', 'd.sentence', 'd.facts', 'd.decided_at', 'd.appeal', 'd.appeal_until'])
    .select(
      sql<number>`case when p.kind = 'question' then (select count(*) from question_answers a
        where a.question_id = p.id and a.status in ('published', 'pending')
          and a.author_id is distinct from p.author_id)::int else 0 end`.as('answers'),
    )
    .where('p.author_id', '=', userId)
    .where('p.by_school', '=', false)

type Row = Awaited<ReturnType<ReturnType<typeof queryOwn>['execute']>>[number]

const presentPost = (row: Row): OwnPost => ({
  id: row.id,
  kind: row.kind,
  school: { id: row.school_id, name: row.school, city: row.city, isOpen: row.school_status === 'active' },
  question: { id: row.question_id, text: row.question },
  text: row.text,
  language: row.language,
  relation: row.relation,
  oldEnough: row.old_enough ?? false,
  status: row.status,
  version: row.version,
  useful: row.useful_count,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  answers: row.answers,
  isOwnSchool: row.status === 'pending' && (row.signals ?? []).some(({ kind }) => kind === 'own_school'),
  refusal: refusalOf(row),
})

function refusalOf(row: Row): OwnPost['refusal'] {
  const { decision_id, decided_at, appeal_until, appeal } = row
  if (!decision_id || !decided_at || !appeal_until) return null
  return {
    rule: row.rule as ContentRule | null,
    law: row.law ?? '',
    sentence: row.sentence ?? '',
    facts: row.facts ?? '',
    decidedAt: decided_at,
    appealUntil: appeal_until,
    appeal,
    mayAppeal: appeal === null && appeal_until > new Date(),
  }
}
