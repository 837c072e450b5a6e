import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** A premium school with reviews to answer, by the size of screen that a journey has. */
export const deskSchoolOf = (screen: string) => `de-NW-7200${SCREENS.indexOf(screen as 'phone') + 1}`
export const DESK_REVIEWS = {
  open: 'Der Ganztag ist gut betreut, und die Kinder dürfen nachmittags in die Werkstatt, wenn sie wollen.',
  long: 'Die Wege sind kurz, und jeder kennt jeden. '.repeat(8).trim(),
}

/** Adds premium schools with somebody who runs them and reviews that nobody has answered yet. */
export async function addExampleDesks(): Promise<void> {
  for (const screen of SCREENS) {
    const school_id = deskSchoolOf(screen)
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: school_id, name: 'Schule an der Mühle' }))
      .execute()
    await db().insertInto('premium_grants').values({ school_id, reason: 'test' }).execute()
    const operator = db().selectFrom('users').select('id').where('email', '=', addressOf('desk-operator', screen))
    const { id: user_id } = await operator.executeTakeFirstOrThrow()
    await db().insertInto('school_operators').values({ school_id, user_id, role: 'owner' }).execute()
    const review = (given: object) => reviewRow({ school_id, ...given })
    await db()
      .insertInto('reviews')
      .values([
        review({ author_name: 'Ein Opa', comment: DESK_REVIEWS.open, rating: 5 }),
        review({ author_name: 'Eine Tante', comment: DESK_REVIEWS.long, rating: 2, status: 'disputed' }),
        review({ author_name: 'Ein Bruder', rating: 4, verified_level: 'proof' }),
      ])
      .execute()
  }
}
