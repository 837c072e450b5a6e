import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The premium school of whoever is told of its reviews, by the size of screen that a journey has. */
export const bellSchoolOf = (screen: string) => `de-NW-7400${SCREENS.indexOf(screen as 'phone')}0`

/** Adds them with those who run them. */
export async function addExampleBells(): Promise<void> {
  for (const screen of SCREENS) {
    const id = bellSchoolOf(screen)
    await db()
      .insertInto('schools')
      .values(schoolRow({ id, name: 'Schule am Glockenturm' }))
      .execute()
    await db().insertInto('premium_grants').values({ school_id: id, reason: 'journeys' }).execute()
    const told = db().selectFrom('users').select('id').where('email', '=', addressOf('told', screen))
    const { id: user_id } = await told.executeTakeFirstOrThrow()
    await db().insertInto('school_operators').values({ school_id: id, user_id, role: 'owner' }).execute()
  }
}
