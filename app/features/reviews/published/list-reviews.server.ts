import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Theme } from '../themes.ts'
import {
  ALL_REVIEWS,
  type FilterName,
  REVIEWS_PER_PAGE,
  type Relation,
  type ReviewsAddress,
  setFilters,
  type VerifiedLevel,
} from './reviews-address.ts'

/** Columns that sort the reviews; if equal, the newer one comes first. */
const ORDER = {
  newest: [],
  helpful: ['r.helpful_count desc'],
  high: ['r.rating desc'],
  low: ['r.rating asc'],
} as const
const inOrder = (sort: ReviewsAddress['sort']) =>
  sql.raw<unknown>([...ORDER[sort], 'r.published_at desc', 'r.id desc'].join())

/**
 * Lists a page of the public reviews of a school. Premium plays no part: neither filters nor order take it into
 * account.
 *
 * @param readerId of the signed-in user, for whom each review tells whether they found it helpful or may not say so
 */
export async function listReviews(schoolId: string, readerId: string | null, address = ALL_REVIEWS) {
  const offset = (address.page - 1) * REVIEWS_PER_PAGE
  const rows = await statementOf(address)({ ...address, schoolId, readerId, offset })
  return rows.map(presentReview)
}

const statements = new Map<string, ReturnType<typeof makeStatement>>()

/** Returns the statement for an order and some filters, whatever their values are. */
function statementOf(address: ReviewsAddress) {
  const filters = setFilters(address)
  const key = [address.sort, ...filters].join()
  const statement = statements.get(key) ?? makeStatement(address.sort, filters)
  statements.set(key, statement)
  return statement
}

/** A review as visitors read it. */
export type Review = ReturnType<typeof presentReview>

type Wanted = Required<{ [Name in FilterName]: NonNullable<ReviewsAddress[Name]> }> & {
  schoolId: string
  readerId: string | null
  offset: number
}

const makeStatement = (sort: ReviewsAddress['sort'], filters: readonly FilterName[]) =>
  prepared((db, given: Given<Partial<Wanted>>) => reviewsOf(db, given as Given<Wanted>, sort, filters))

function reviewsOf(
  db: Kysely<Database>,
  given: Given<Wanted>,
  sort: ReviewsAddress['sort'],
  filters: readonly FilterName[],
) {
  return db
    .selectFrom(pageOf(db, given, sort, filters).as('page'))
    .innerJoin('reviews as r', 'r.id', 'page.id')
    .leftJoin('review_answers as a', (join) => join.onRef('a.review_id', '=', 'r.id').on('a.status', '=', 'published'))
    .select(['r.id', 'r.author_name', 'r.rating', 'r.comment', 'r.relation', 'r.until_year', 'r.language', 'r.status'])
    .select(['r.themes', 'r.verified_level', 'r.helpful_count', 'r.published_at', 'r.changed_at', 'r.experienced_on'])
    .select(['a.text as answer', 'a.language as answer_language', 'a.created_at as answered_at'])
    .select('a.changed_at as answer_changed_at')
    .select([voteOf(given.readerId).as('vote'), mayDispute(given.readerId).as('mayDispute')])
    .orderBy(inOrder(sort))
}

/**
 * Returns the ids of a page. Only ids are sorted and skipped, so even the last page costs only one pass over the
 * school's reviews.
 */
function pageOf(
  db: Kysely<Database>,
  { schoolId, offset, stars, role, language, level, theme }: Given<Wanted>,
  sort: ReviewsAddress['sort'],
  filters: readonly FilterName[],
) {
  return db
    .selectFrom('reviews as r')
    .select('r.id')
    .where('r.school_id', '=', schoolId)
    .where(sql<boolean>`r.status in ('published', 'disputed')`)
    .$if(filters.includes('stars'), (query) => query.where('r.rating', '=', stars))
    .$if(filters.includes('role'), (query) => query.where('r.relation', '=', role))
    .$if(filters.includes('language'), (query) => query.where('r.language', '=', language))
    .$if(filters.includes('level'), (query) => query.where('r.verified_level', '=', level))
    .$if(filters.includes('theme'), (query) => query.where(sql<boolean>`${theme}::text = any(r.themes)`))
    .orderBy(inOrder(sort))
    .limit(sql.lit(REVIEWS_PER_PAGE))
    .offset(offset)
}

/** Authors and members of the school may not vote. */
const voteOf = (readerId: RawBuilder<string | null>) => sql<'free' | 'given' | 'barred'>`case
  when r.author_id = ${readerId}::uuid or exists (
    select from school_members o where o.school_id = r.school_id and o.user_id = ${readerId}::uuid) then 'barred'
  when exists (select from review_votes v where v.review_id = r.id and v.user_id = ${readerId}::uuid) then 'given'
  else 'free' end`

/** Members of the school may dispute a review, unless it is their own. */
const mayDispute = (readerId: RawBuilder<string | null>) => sql<boolean>`
  r.author_id is distinct from ${readerId}::uuid and exists (
    select from school_members o where o.school_id = r.school_id and o.user_id = ${readerId}::uuid)`

type Row = Awaited<ReturnType<ReturnType<typeof makeStatement>>>[number]

/** Shows days instead of instants: the exact time of writing would let others look up who was in a network then. */
function presentReview(row: Row) {
  return {
    id: row.id,
    authorName: row.author_name,
    rating: row.rating,
    comment: row.comment,
    relation: row.relation as Relation,
    /** Last year at the school, null for those who are still there. */
    untilYear: row.until_year,
    language: row.language,
    themes: row.themes as Theme[],
    disputed: row.status === 'disputed',
    level: row.verified_level as VerifiedLevel | null,
    helpfulCount: row.helpful_count,
    vote: row.vote,
    mayDispute: row.mayDispute,
    publishedOn: berlinDay(row.published_at as Date),
    changedOn: row.changed_at && berlinDay(row.changed_at),
    experiencedOn: row.experienced_on,
    answer:
      row.answer && row.answered_at
        ? {
            text: row.answer,
            language: row.answer_language ?? row.language,
            on: berlinDay(row.answered_at),
            changedOn: row.answer_changed_at && berlinDay(row.answer_changed_at),
          }
        : null,
  }
}
