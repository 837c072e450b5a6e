import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from './client.ts'
import { reviewRow, schoolRow } from './testing/factories.ts'

const SCHOOLS = ['a', 'b', 'c']

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values(SCHOOLS.map((id) => schoolRow({ id })))
    .execute()
})

/** Compares the stored counts with counts of the reviews themselves; returns the differences. */
async function drifted() {
  const { rows } = await sql`
    select r.school_id from school_ratings r left join lateral (
      select count(*)::int as n, round(avg(v.rating), 3) as average,
        count(*) filter (where v.aged)::int as aged,
        round((coalesce(sum(v.rating * case when v.aged then 0.5 else 1 end), 0) + 24.5)
          / (coalesce(sum(case when v.aged then 0.5 else 1 end), 0) + 7), 3) as rank
      from reviews v where v.school_id = r.school_id and v.status in ('published', 'disputed')
    ) c on true
    where (r.rating_count, r.rating_average, r.aged_count, r.rating_rank) is distinct from (c.n, c.average, c.aged, c.rank)`.execute(
    db(),
  )
  return rows
}

test('published and disputed reviews count, all others do not', async () => {
  const statuses = ['pending', 'published', 'disputed', 'rejected', 'removed'] as const
  await db()
    .insertInto('reviews')
    .values(statuses.map((status, index) => reviewRow({ school_id: 'a', status, rating: index + 1 })))
    .execute()
  const rating = await db()
    .selectFrom('school_ratings')
    .selectAll()
    .where('school_id', '=', 'a')
    .executeTakeFirstOrThrow()
  expect(rating).toMatchObject({ rating_count: 2, rating_average: 2.5, stars_2: 1, stars_3: 1 })
})

test('the rank is a mean shrunk by seven reviews of 3.5', async () => {
  const one = reviewRow({ school_id: 'a', rating: 5 })
  const fifty = Array.from({ length: 50 }, (_, index) => reviewRow({ school_id: 'b', rating: index % 5 === 0 ? 4 : 5 }))
  await db()
    .insertInto('reviews')
    .values([one, ...fifty])
    .execute()
  const ranks = await db()
    .selectFrom('school_ratings')
    .select(['school_id', 'rating_rank'])
    .orderBy('rating_rank', 'desc')
    .execute()
  expect(ranks.map((row) => row.school_id)).toEqual(['b', 'a', 'c'])
  expect(ranks[1]?.rating_rank).toBeCloseTo((5 + 7 * 3.5) / 8, 2)
})

test('reviews of more than three years count half from the nightly run on', async () => {
  const old = reviewRow({ school_id: 'a', rating: 1, published_at: new Date('2020-01-01') })
  await db()
    .insertInto('reviews')
    .values([old, reviewRow({ school_id: 'a', rating: 5 })])
    .execute()
  await sql`select age_reviews()`.execute(db())
  const rating = await db()
    .selectFrom('school_ratings')
    .selectAll()
    .where('school_id', '=', 'a')
    .executeTakeFirstOrThrow()
  expect(rating).toMatchObject({ rating_count: 2, rating_average: 3, aged_count: 1 })
  expect(rating.rating_rank).toBeCloseTo((0.5 + 5 + 24.5) / (0.5 + 1 + 7), 2)
  expect(await drifted()).toEqual([])
})

test('nothing drifts while many connections write, change, move and delete reviews', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % below
  }
  const school = () => SCHOOLS[random(3)] ?? 'a'
  const some = () =>
    sql`(select id from reviews order by md5(id::text || ${random(1000)}) limit ${1 + random(4)} for update skip locked)`
  const insert = () => {
    const rows = Array.from({ length: 1 + random(5) }, () => reviewRow({ school_id: school(), rating: 1 + random(5) }))
    return db().insertInto('reviews').values(rows).execute()
  }
  const actions = [
    insert,
    insert,
    () => sql`delete from reviews where id in ${some()}`.execute(db()),
    () => sql`update reviews set school_id = ${school()} where id in ${some()}`.execute(db()),
    () => sql`update reviews set status = 'removed' where id in ${some()}`.execute(db()),
    () =>
      sql`update reviews set rating = ${1 + random(5)}, status = 'disputed', aged = not aged where id in ${some()}`.execute(
        db(),
      ),
  ]
  const write = async () => {
    for (let step = 0; step < 25; step++) await actions[random(actions.length)]?.()
  }
  await Promise.all(Array.from({ length: 8 }, write))
  expect(await drifted()).toEqual([])
})

test('a school is deleted with all its reviews', async () => {
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a' }))
    .execute()
  await db().deleteFrom('schools').where('id', '=', 'a').execute()
  expect(await db().selectFrom('school_ratings').select('school_id').execute()).toHaveLength(2)
  expect(await db().selectFrom('reviews').select('id').execute()).toEqual([])
})

/** Returns the criteria whose stored sums differ from those of the reviews that count. */
async function driftedCriteria() {
  const { rows } = await sql`
    with counted as (
      select v.school_id, c.criterion, count(*)::int as votes, sum(c.points)::int as points
      from reviews v cross join lateral (values ('teaching', v.teaching), ('climate', v.climate), ('communication', v.communication),
        ('support', v.support), ('building', v.building), ('activities', v.activities)) as c(criterion, points)
      where c.points is not null and v.status in ('published', 'disputed') group by 1, 2
    )
    select * from counted full join school_criteria k using (school_id, criterion)
    where (coalesce(counted.votes, 0), coalesce(counted.points, 0)) is distinct from (k.votes, k.points)`.execute(db())
  return rows
}

test('means per criterion follow every change of reviews, from many writers at once', async () => {
  const review = (index: number) =>
    reviewRow({
      school_id: SCHOOLS[index % 3]!,
      rating: (index % 5) + 1,
      teaching: (index % 5) + 1,
      climate: index % 2 ? 2 : null,
    })
  const added = await db()
    .insertInto('reviews')
    .values(Array.from({ length: 60 }, (_, index) => review(index)))
    .returning('id')
    .execute()
  expect(await driftedCriteria()).toEqual([])
  const change = ({ id }: { id: string }, index: number) => {
    if (index % 4 === 0) return db().deleteFrom('reviews').where('id', '=', id).execute()
    const set = [{ status: 'removed' }, { teaching: null, climate: 5 }, { rating: 1, teaching: 1 }][index % 3]!
    return db().updateTable('reviews').set(set).where('id', '=', id).execute()
  }
  await Promise.all(added.map(change))
  expect(await driftedCriteria()).toEqual([])
  const { rows } = await sql<{ votes: number }>`select sum(votes)::int as votes from school_criteria`.execute(db())
  expect(rows[0]?.votes).toBeGreaterThan(20)
})

test('votes for a review are counted as they come and go', async () => {
  const { id: review_id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const voters = await db()
    .insertInto('users')
    .values(['one@example.org', 'two@example.org', 'three@example.org'].map((email) => ({ email })))
    .returning('id')
    .execute()
  await Promise.all(
    voters.map(({ id }) => db().insertInto('review_votes').values({ review_id, user_id: id }).execute()),
  )
  await db().deleteFrom('users').where('id', '=', voters[0]!.id).execute()
  const { helpful_count } = await db()
    .selectFrom('reviews')
    .select('helpful_count')
    .where('id', '=', review_id)
    .executeTakeFirstOrThrow()
  expect(helpful_count).toBe(2)
})
