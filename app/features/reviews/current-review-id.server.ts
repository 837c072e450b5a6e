import { db } from '#db/client.ts'

/**
 * Finds the id of a review by its former one, which revealed the instant of its writing and is still used in old mails.
 *
 * @param formerId a UUID
 */
export async function currentReviewId(formerId: string): Promise<string | undefined> {
  const review = await db().selectFrom('reviews').select('id').where('former_id', '=', formerId).executeTakeFirst()
  return review?.id
}
