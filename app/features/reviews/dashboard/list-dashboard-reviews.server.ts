import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Relation, VerifiedLevel } from '../published/reviews-address.ts'
import { type DashboardReviewsAddress, ROWS_PER_PAGE } from './dashboard-reviews-address.ts'

const ORDER = {
  newest: 'r.published_at desc, r.id desc',
  oldest: 'r.published_at asc, r.id asc',
  high: 'r.rating desc, r.published_at desc, r.id desc',
  low: 'r.rating asc, r.published_at desc, r.id desc',
} as const satisfies Record<DashboardReviewsAddress['sort'], string>

/**
 * Lists a page of a school's public reviews for its members, with the number that match the filters and the total.
 * Their authors are shown as everybody sees them.
 *
 * @param userId of the reader: their own review is marked, since they can neither answer nor dispute it
 */
export async function listDashboardReviews(schoolId: string, userId: string, address: DashboardReviewsAddress) {
  const [rows, { matching }, { total }] = await Promise.all([
    pageOf(schoolId, userId, address).execute(),
    matchingReviews(schoolId, address)
      .select(({ fn }) => fn.countAll<number>().as('matching'))
      .executeTakeFirstOrThrow(),
    publicOf(schoolId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map(presentRow), matching, total, pages: Math.ceil(matching / ROWS_PER_PAGE) }
}

const publicOf = (schoolId: string) =>
  db().selectFrom('reviews as r').where('r.school_id', '=', schoolId).where('r.status', 'in', ['published', 'disputed'])

function matchingReviews(schoolId: string, { search, state, stars, period }: DashboardReviewsAddress) {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const answered = sql<boolean>`(a.status is not distinct from 'published')`
  return publicOf(schoolId)
    .leftJoin('review_answers as a', 'a.review_id', 'r.id')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('r.comment', 'ilike', words),
          eb('r.author_name', 'ilike', words),
          eb.and([answered, eb('a.text', 'ilike', words)]),
        ]),
      ),
    )
    .$if(state !== undefined, (query) => query.where(answered, '=', state === 'answered'))
    .$if(stars !== undefined, (query) => query.where('r.rating', '=', stars!))
    .$if(period !== undefined, (query) =>
      query.where('r.published_at', '>', sql<Date>`now() - make_interval(days => ${period!})`),
    )
}

const pageOf = (schoolId: string, userId: string, address: DashboardReviewsAddress) =>
  matchingReviews(schoolId, address)
    .select(['r.id', 'r.author_name', 'r.rating', 'r.comment', 'r.language', 'r.relation', 'r.status'])
    .select(['r.verified_level', 'r.published_at', 'a.created_at as answered_at', 'a.status as answer_status'])
    .select(sql<boolean>`r.author_id is not distinct from ${userId}::uuid`.as('own'))
    .orderBy(sql.raw<unknown>(ORDER[address.sort]))
    .limit(ROWS_PER_PAGE)
    .offset((address.page - 1) * ROWS_PER_PAGE)

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

const presentRow = (row: Row) => ({
  id: row.id,
  authorName: row.author_name,
  relation: row.relation as Relation,
  rating: row.rating,
  comment: row.comment,
  language: row.language as Locale,
  publishedOn: berlinDay(row.published_at as Date),
  level: row.verified_level as VerifiedLevel | null,
  disputed: row.status === 'disputed',
  own: row.own,
  answeredOn: row.answer_status === 'published' && row.answered_at ? berlinDay(row.answered_at) : null,
  answerRemoved: row.answer_status === 'removed',
})

/** A row of the table. */
export type DashboardReview = ReturnType<typeof presentRow>
