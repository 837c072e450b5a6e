import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { type AccountName, addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** Premium schools that visitors write to, or that announce something, by the size of screen that a journey has. */
export const inboxSchoolOf = (screen: string) => `de-NW-7300${SCREENS.indexOf(screen as 'phone')}0`
export const announcingSchoolOf = (screen: string) => `de-NW-7300${SCREENS.indexOf(screen as 'phone')}1`

/** Adds them with those who run them. */
export async function addExampleInboxes(): Promise<void> {
  for (const screen of SCREENS) {
    await addSchool(inboxSchoolOf(screen), 'Schule am Hafen', ['inbox', screen])
    await addSchool(announcingSchoolOf(screen), 'Schule am Markt', ['announcer', screen])
  }
}

async function addSchool(id: string, name: string, runner: [account: AccountName, screen: string]): Promise<void> {
  const contact = { phone: '0221 123456', email: 'amt@hafen.example' }
  await db()
    .insertInto('schools')
    .values(schoolRow({ id, name, ...contact }))
    .execute()
  await db().insertInto('premium_grants').values({ school_id: id, reason: 'journeys' }).execute()
  const found = db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', addressOf(...runner))
  const { id: user_id } = await found.executeTakeFirstOrThrow()
  await db().insertInto('school_operators').values({ school_id: id, user_id, role: 'owner' }).execute()
}
