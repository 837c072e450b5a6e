import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Figures about what an author has done on the site. */
export type AuthorFigures = {
  /** Whole days since the account was created. */
  accountDays: number
  published: number
  waiting: number
  /** Reviews that are currently rejected or removed. */
  down: number
  /** Reports about all reviews of the author, of which `upheld` were upheld. */
  reports: number
  upheld: number
}

/** Loads figures about an author, without identifying them; returns null when the account no longer exists. */
export async function viewAuthor(authorId: string | null): Promise<AuthorFigures | null> {
  if (!authorId) return null
  const { rows } = await sql<AuthorFigures>`
    select floor(extract(epoch from now() - u.created_at) / 86400)::int as "accountDays", r.*, p.*
    from users u,
      lateral (select count(*) filter (where status in ('published', 'disputed')) as published,
          count(*) filter (where status = 'pending') as waiting,
          count(*) filter (where status in ('rejected', 'removed')) as down
        from reviews where author_id = u.id) r,
      lateral (select count(p.id) as reports, count(p.id) filter (where p.state = 'upheld') as upheld
        from reviews o join reports p on p.review_id = o.id where o.author_id = u.id) p
    where u.id = ${authorId}`.execute(db())
  return rows[0] ?? null
}
