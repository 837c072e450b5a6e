import { db } from '#db/client.ts'

/**
 * The id of a review by the one it had before, which told the instant of its writing and stands in old mails.
 *
 * @param formerId a UUID
 */
export async function currentReviewId(formerId: string): Promise<string | undefined> {
  const review = await db().selectFrom('reviews').select('id').where('former_id', '=', formerId).executeTakeFirst()
  return review?.id
}
