import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Relation, VerifiedLevel } from '../published/reviews-address.ts'

/**
 * Finds a public review with its answer, for a member of its school; nothing identifies its author beyond what
 * everybody reads. An answer removed by a moderator is included.
 *
 * @returns undefined for everybody else and for reviews that are not public, as if there were none
 */
export async function findAnswerable(reviewId: string, { userId, schoolId }: { userId: string; schoolId: string }) {
  const row = z.uuid().safeParse(reviewId).success
    ? await answerable(reviewId, userId, schoolId).executeTakeFirst()
    : undefined
  if (!row) return undefined
  const { author_name, answer, answerStatus, answered_at, answer_changed_at, answer_language, version, ...rest } = row
  return {
    id: row.id,
    authorName: author_name,
    rating: row.rating,
    comment: row.comment,
    relation: row.relation as Relation,
    untilYear: row.until_year,
    language: row.language as Locale,
    disputed: row.status === 'disputed',
    level: row.verified_level as VerifiedLevel | null,
    publishedOn: berlinDay(row.published_at as Date),
    changedOn: row.changed_at && berlinDay(row.changed_at),
    own: rest.own,
    answer: answer !== null && {
      text: answer,
      language: (answer_language ?? row.language) as Locale,
      on: berlinDay(answered_at as Date),
      changedOn: answer_changed_at && berlinDay(answer_changed_at),
      removed: answerStatus === 'removed',
      version: version ?? 0,
    },
  }
}

/** A review on the page where the school answers it. */
export type Answerable = NonNullable<Awaited<ReturnType<typeof findAnswerable>>>

const answerable = (reviewId: string, userId: string, schoolId: string) =>
  db()
    .selectFrom('reviews as r')
    .innerJoin(workedOn(userId), 'o.school_id', 'r.school_id')
    .leftJoin('review_answers as a', 'a.review_id', 'r.id')
    .select(['r.id', 'r.author_name', 'r.rating', 'r.comment', 'r.relation', 'r.until_year', 'r.language', 'r.status'])
    .select(['r.verified_level', 'r.published_at', 'r.changed_at'])
    .select(['a.text as answer', 'a.status as answerStatus', 'a.created_at as answered_at'])
    .select(['a.changed_at as answer_changed_at', 'a.language as answer_language', 'a.version'])
    .select(sql<SqlBool>`r.author_id is not distinct from ${userId}::uuid`.as('own'))
    .where('r.id', '=', reviewId)
    .where('r.school_id', '=', schoolId)
    .where('r.status', 'in', ['published', 'disputed'])
