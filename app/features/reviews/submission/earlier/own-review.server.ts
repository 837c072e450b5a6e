import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Returns the person's review of a school, whatever its state. */
export const selectOwnReview = (connection: Kysely<Database>, userId: string, schoolId: string) =>
  connection
    .selectFrom('reviews')
    .selectAll()
    .where('author_id', '=', userId)
    .where('school_id', '=', schoolId)
    .orderBy(sql`status in ('pending', 'published', 'disputed')`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)

/** Like {@link selectOwnReview}, locked for the transaction. */
export const findOwnReview = (trx: Transaction<Database>, userId: string, schoolId: string) =>
  selectOwnReview(trx, userId, schoolId).forUpdate().executeTakeFirst()

export type OwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>

/** Whether an appeal of the author is still undecided. */
export const hasOpenAppeal = async (connection: Kysely<Database>, reviewId: string): Promise<boolean> =>
  (await connection
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select('a.id')
    .where('d.review_id', '=', reviewId)
    .where('a.state', '=', 'open')
    .executeTakeFirst()) !== undefined
