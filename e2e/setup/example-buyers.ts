import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { type AccountName, addressOf, SCREENS } from '../accounts/example-accounts.ts'

const BUYERS = ['chooser', 'buyer', 'buyer-noscript'] as const satisfies AccountName[]

const PLACES = { chooser: 'Schaufenster', buyer: 'Kontor', 'buyer-noscript': 'Kassenhaus' }

/** The school that a buyer runs, on the free plan until bought for. */
export const buyersSchool = (name: (typeof BUYERS)[number], screen: string) => ({
  id: `de-NW-64${BUYERS.indexOf(name)}${SCREENS.indexOf(screen as 'phone')}01`,
  name: `Schule am ${PLACES[name]} ${screen === 'phone' ? 'Nord' : 'Süd'}`,
})

/** Adds schools whose operators are about to buy premium; the one of the chooser never gets it. */
export async function addExampleBuyers(): Promise<void> {
  for (const screen of SCREENS) {
    for (const name of BUYERS) {
      const school = buyersSchool(name, screen)
      await db().insertInto('schools').values(schoolRow(school)).execute()
      const user = db().selectFrom('users').select('id').where('email', '=', addressOf(name, screen))
      const { id: user_id } = await user.executeTakeFirstOrThrow()
      await db().insertInto('school_operators').values({ school_id: school.id, user_id, role: 'owner' }).execute()
    }
  }
}
