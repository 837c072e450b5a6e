import type pg from 'pg'

const MAX_SCHOOLS = 500

/** Returns ids of schools with about the given number of published reviews. */
export async function schoolsWithReviews(client: pg.ClientBase, reviews: number): Promise<string[]> {
  const { rows } = await client.query<{ school_id: string }>(
    `select r.school_id from school_ratings r join schools s on s.id = r.school_id
     where s.status = 'active' and r.rating_count between $1 and $2 order by md5(r.school_id) limit $3`,
    [reviews - 2, reviews + 2, MAX_SCHOOLS],
  )
  if (rows.length === 0) throw new Error('There are too few reviews.')
  return rows.map(({ school_id }) => school_id)
}

/**
 * Gives one school the given number of further reviews, with the texts of others.
 *
 * @returns its id
 */
export async function addManyReviews(client: pg.ClientBase, reviews: number): Promise<string> {
  const [id = ''] = await schoolsWithReviews(client, 5)
  await client.query(
    `insert into reviews (school_id, author_name, rating, comment, relation, experienced_on, language, status, created_at, published_at)
     select $1, author_name, rating, comment, relation, experienced_on, language, 'published', created_at, published_at
     from reviews where status = 'published' limit $2`,
    [id, reviews],
  )
  return id
}
