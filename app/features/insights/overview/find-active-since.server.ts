import { db } from '#db/client.ts'

/** Finds when the profile of an account was created. */
export async function findActiveSince(userId: string): Promise<Date> {
  const profile = db().selectFrom('profile_details').select('created_at').where('id', '=', userId)
  return (await profile.executeTakeFirstOrThrow()).created_at
}
