import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { log } from '#lib/log.ts'
import { grantOwnership } from './grant-ownership.server.ts'

/**
 * Makes an account the owner of a school without a claim: for the team, which has checked it by other means. The
 * profile is verified as after a claim.
 *
 * @returns what was done, as a sentence
 * @throws Error when there is no such account or school
 */
export async function makeOwnerByCommand(email: string, schoolId: string): Promise<string> {
  const user = await db().selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  if (!user) throw new Error(`There is no account with the address ${email}: sign up and confirm it first.`)
  const school = await db().selectFrom('schools').select(['id', 'name']).where('id', '=', schoolId).executeTakeFirst()
  if (!school)
    throw new Error(`There is no school with the id ${schoolId}: it is the last part of the profile's address.`)
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().executeTakeFirst()
      await grantOwnership(trx, { userId: user.id, schoolId: school.id })
      const subject = { kind: 'school', id: school.id } as const
      await recordAudit(trx, 'program', { action: 'people.owner_made', subject, after: { person: user.id } })
    })
  log().warn({ userId: user.id, schoolId: school.id }, 'main contact made')
  return `${email} now runs ${school.name} (${school.id}) as its owner.`
}
