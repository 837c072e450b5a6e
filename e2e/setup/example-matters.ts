import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The school that an operator runs, by the size of screen that a journey has. */
export const schoolOf = (screen: string) => `de-NW-70000${SCREENS.indexOf(screen as 'phone') + 1}`
export const REVIEWS = {
  reported: 'Die Klassenfahrt war gut vorbereitet, und alle Kinder kamen mit vielen Geschichten zurück.',
  disputed: 'Auf Briefe kam wochenlang keine Antwort, und beim Elternabend fehlte die halbe Schule.',
}

/** Adds schools with somebody who runs them, one review with their answer and one that they dispute. */
export async function addExampleMatters(): Promise<void> {
  for (const screen of SCREENS) {
    const school_id = schoolOf(screen)
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: school_id, name: `Schule am Teich ${school_id.at(-1)}` }))
      .execute()
    const operator = db().selectFrom('users').select('id').where('email', '=', addressOf('operator', screen))
    const { id: user_id } = await operator.executeTakeFirstOrThrow()
    await db().insertInto('school_operators').values({ school_id, user_id, role: 'owner' }).execute()
    const author = await makeAccount({ email: `disputed.${screen}@post.example` })
    const [reported] = await db()
      .insertInto('reviews')
      .values([
        reviewRow({ school_id, comment: REVIEWS.reported, author_name: 'Ein Vater' }),
        reviewRow({ school_id, comment: REVIEWS.disputed, author_name: 'Eine Mutter', author_id: author.id }),
      ])
      .returning('id')
      .execute()
    const answer = { review_id: reported!.id, text: 'Danke, das geben wir gern weiter.', author_id: user_id }
    await db().insertInto('review_answers').values(answer).execute()
  }
}
