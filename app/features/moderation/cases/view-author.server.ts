import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** What an author has done here, in figures. */
export type AuthorFigures = {
  /** Whole days since the account was made. */
  accountDays: number
  published: number
  waiting: number
  /** Reviews that are rejected or removed now. */
  down: number
  /** Reports of all his or her reviews, of which `upheld` were right. */
  reports: number
  upheld: number
}

/** Figures about an author, without who it is; null when there is no account any more. */
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
        from reviews o join review_reports p on p.review_id = o.id where o.author_id = u.id) p
    where u.id = ${authorId}`.execute(db())
  return rows[0] ?? null
}
