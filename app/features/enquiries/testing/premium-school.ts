import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'

/** Makes a premium school with one member. */
export async function makePremiumSchool(id: string, given: Parameters<typeof schoolRow>[0] = {}) {
  const { id: userId, email } = await makeAccount()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id, name: `Schule ${id}`, email: `amt@${id}.example`, ...given }))
    .execute()
  await db().insertInto('school_members').values({ school_id: id, user_id: userId, role: 'owner' }).execute()
  await db().insertInto('premium_grants').values({ school_id: id, reason: 'test' }).execute()
  return { schoolId: id, userId, email }
}

/** Removes what {@link makePremiumSchool} wrote. */
export const removeSchools = () => db().deleteFrom('schools').execute()
