import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import type { Role } from '#app/features/accounts/sessions/session.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { SCREENS } from '../accounts/example-accounts.ts'
import { JUDGE_SECRET } from './example-matters.ts'

/** People of the desks for accounts and words, and whom they look after; admins have the second factor of {@link JUDGE_SECRET}. */
const PEOPLE = {
  keeper: 'admin',
  wordsmith: 'admin',
  offender: 'user',
  seeker: 'user',
  'seeker-noscript': 'user',
} as const

/** Address of one of them, by the size of screen that a journey has. */
export const personOf = (name: keyof typeof PEOPLE, screen: string) => `${name}.${screen}@post.example`

export async function addExamplePeople(): Promise<void> {
  for (const screen of SCREENS) {
    for (const [name, role] of Object.entries(PEOPLE) as [keyof typeof PEOPLE, Role][]) {
      const { id: user_id } = await makeAccount({ email: personOf(name, screen), name: `Marta ${name}`, role })
      const factor = { user_id, secret: seal(JUDGE_SECRET), confirmed_at: new Date() }
      if (role === 'admin') await db().insertInto('second_factors').values(factor).execute()
    }
  }
}
