import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { db } from '#db/client.ts'
import { makePerson, openSession, type Person } from './person.ts'

/** Creates a team member who has passed the second factor in this session, which the team's permissions require. */
export async function makeStaff(role: 'moderator' | 'admin', name = ''): Promise<Person> {
  const person = await makePerson({ role, name })
  await db()
    .insertInto('second_factors')
    .values({ user_id: person.id, secret: seal(newSecret()), confirmed_at: new Date() })
    .execute()
  return { ...person, cookie: await openSession(person.id, true) }
}
