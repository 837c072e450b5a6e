import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { type AccountName, addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** Who writes about a school in journeys. */
export const WRITERS = ['writer', 'publisher'] as const satisfies AccountName[]
type Writer = (typeof WRITERS)[number]

/** The premium school of a writer, by the size of screen that a journey has. */
export const writersSchoolOf = (writer: Writer, screen: string) => ({
  id: `de-NW-79${WRITERS.indexOf(writer)}0${SCREENS.indexOf(screen as 'phone')}`,
  name: `Schule am Weiher ${writer} ${screen}`,
})

/** Adds premium schools that say nothing of themselves yet, with somebody who runs them. */
export async function addExampleWriters(): Promise<void> {
  for (const screen of SCREENS) {
    for (const writer of WRITERS) {
      const { id: school_id, name } = writersSchoolOf(writer, screen)
      await db()
        .insertInto('schools')
        .values(schoolRow({ id: school_id, name, features: ['music'] }))
        .execute()
      const account = db().selectFrom('users').select('id').where('email', '=', addressOf(writer, screen))
      const { id: user_id } = await account.executeTakeFirstOrThrow()
      await db().insertInto('school_operators').values({ school_id, user_id, role: 'owner' }).execute()
      await db().insertInto('premium_grants').values({ school_id, reason: 'journeys' }).execute()
    }
  }
}
