import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The premium schools whose pictures journeys change: one with script and one without for each size of screen. */
export const MEDIA_ACCOUNTS = ['media', 'media-noscript'] as const
export const mediaSchoolOf = (account: (typeof MEDIA_ACCOUNTS)[number], screen: string) =>
  `de-NW-7800${MEDIA_ACCOUNTS.indexOf(account)}${SCREENS.indexOf(screen as 'phone')}`

/** Adds the schools and makes the accounts run them. */
export async function addExampleMedia(): Promise<void> {
  for (const screen of SCREENS) {
    for (const account of MEDIA_ACCOUNTS) {
      const owner = db().selectFrom('users').select('id').where('email', '=', addressOf(account, screen))
      const { id: user_id } = await owner.executeTakeFirstOrThrow()
      const school_id = mediaSchoolOf(account, screen)
      await db()
        .insertInto('schools')
        .values(schoolRow({ id: school_id, name: `Bilderschule ${account} ${screen}` }))
        .execute()
      await db().insertInto('school_operators').values({ school_id, user_id, role: 'owner' }).execute()
      await db().insertInto('premium_grants').values({ school_id, reason: 'journeys' }).execute()
    }
  }
}
