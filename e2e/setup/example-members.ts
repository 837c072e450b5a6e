import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The premium school that the member of a size of screen runs. */
export const memberSchoolOf = (screen: string) => ({
  id: `de-NW-7200${SCREENS.indexOf(screen as 'phone')}0`,
  name: `Schule am Deich ${screen}`,
})

/** Adds premium schools that can be reached and have reviews, two of which wait for an answer. */
export async function addExampleMembers(): Promise<void> {
  for (const screen of SCREENS) {
    const { id: school_id, name } = memberSchoolOf(screen)
    const contact = { phone: '0221 123456', website: 'https://deich.example', email: 'schule@deich.example' }
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: school_id, name, ...contact }))
      .execute()
    const member = db().selectFrom('users').select('id').where('email', '=', addressOf('member', screen))
    const { id: user_id } = await member.executeTakeFirstOrThrow()
    await db().insertInto('school_operators').values({ school_id, user_id, role: 'owner' }).execute()
    await db().insertInto('premium_grants').values({ school_id, reason: 'journeys' }).execute()
    const reviews = [5, 4, 3].map((rating) => reviewRow({ school_id, rating }))
    const [first] = await db().insertInto('reviews').values(reviews).returning('id').execute()
    await db()
      .insertInto('review_answers')
      .values({ review_id: first!.id, text: 'Danke für die Bewertung.', author_id: user_id })
      .execute()
  }
}
