import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The premium school, known to a register, that the owner of a size of screen runs; `second`: a free one. */
export const ownersSchoolOf = (screen: string, which: 'first' | 'second' = 'first') => ({
  id: `de-NW-7900${SCREENS.indexOf(screen as 'phone')}${which === 'first' ? 1 : 2}`,
  name: `Schule am ${which === 'first' ? 'Hafen' : 'Hügel'} ${screen}`,
})
export const HARBOUR_REVIEW = 'Die Bücherei hat auch nachmittags auf, und in den Pausen darf man dort lesen.'
/** Somebody who decides about corrections, with the secret of the second factor. */
export const correctorOf = (screen: string) => `corrector.${screen}@post.example`
export const CORRECTOR_SECRET = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'

/** Adds owners of two schools each, and people who decide about corrections. */
export async function addExampleOperators(): Promise<void> {
  for (const screen of SCREENS) {
    const owner = db().selectFrom('users').select('id').where('email', '=', addressOf('school-owner', screen))
    const { id: user_id } = await owner.executeTakeFirstOrThrow()
    for (const which of ['first', 'second'] as const) {
      const school = ownersSchoolOf(screen, which)
      await db()
        .insertInto('schools')
        .values(schoolRow({ ...school, phone: '0221 4711', pupils: 310 }))
        .execute()
      await db().insertInto('school_operators').values({ school_id: school.id, user_id, role: 'owner' }).execute()
    }
    const { id: school_id } = ownersSchoolOf(screen)
    await db().insertInto('premium_grants').values({ school_id, reason: 'journeys' }).execute()
    const reviews = [5, 4, 3].map((rating) => reviewRow({ school_id, rating, comment: HARBOUR_REVIEW }))
    await db().insertInto('reviews').values(reviews).execute()
    const corrector = await makeAccount({ email: correctorOf(screen), role: 'moderator' })
    const factor = { user_id: corrector.id, secret: seal(CORRECTOR_SECRET), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
  }
}
