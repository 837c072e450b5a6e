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

/** What the kept counts must be, counted from the reviews themselves. */
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

test('a school goes with all its reviews', async () => {
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a' }))
    .execute()
  await db().deleteFrom('schools').where('id', '=', 'a').execute()
  expect(await db().selectFrom('school_ratings').select('school_id').execute()).toHaveLength(2)
  expect(await db().selectFrom('reviews').select('id').execute()).toEqual([])
})
