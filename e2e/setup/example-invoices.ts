import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'
import { JUDGE_SECRET } from './example-matters.ts'

/** A public school that orders on invoice, by the size of screen that a journey has. */
export const invoicedSchool = (screen: string) => ({
  id: `de-NW-65000${SCREENS.indexOf(screen as 'phone') + 1}`,
  name: `Schule am Rathaus ${screen === 'phone' ? 'Nord' : 'Süd'}`,
})
/** An admin who looks after orders, with the second factor of {@link JUDGE_SECRET}. */
export const treasurerOf = (screen: string) => `treasurer.${screen}@post.example`

/** Adds schools that order on invoice, and admins who see the money arrive. */
export async function addExampleInvoices(): Promise<void> {
  for (const screen of SCREENS) {
    const school = invoicedSchool(screen)
    await db().insertInto('schools').values(schoolRow(school)).execute()
    const user = db().selectFrom('users').select('id').where('email', '=', addressOf('invoiced', screen))
    const operator = await user.executeTakeFirstOrThrow()
    await db()
      .insertInto('school_operators')
      .values({ school_id: school.id, user_id: operator.id, role: 'owner' })
      .execute()
    const { id: user_id } = await makeAccount({ email: treasurerOf(screen), role: 'admin' })
    const factor = { user_id, secret: seal(JUDGE_SECRET), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
  }
}
