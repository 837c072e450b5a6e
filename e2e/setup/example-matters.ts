import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** The school that an operator runs, by the size of screen that a journey has; `open`: with matters to decide. */
export const schoolOf = (screen: string, kind: 'own' | 'open' = 'own') =>
  `de-NW-7${kind === 'own' ? 0 : 1}000${SCREENS.indexOf(screen as 'phone') + 1}`
export const REVIEWS = {
  reported: 'Die Klassenfahrt war gut vorbereitet, und alle Kinder kamen mit vielen Geschichten zurück.',
  disputed: 'Auf Briefe kam wochenlang keine Antwort, und beim Elternabend fehlte die halbe Schule.',
  open: 'Im Chor singen alle Klassen zusammen, und das Weihnachtskonzert ist jedes Mal ein Erlebnis.',
}
/** Somebody who decides, with the secret of the second factor. */
export const judgeOf = (screen: string) => `judge.${screen}@post.example`
export const JUDGE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Adds schools whose reviews are reported and disputed, and people who do and decide so. */
export async function addExampleMatters(): Promise<void> {
  for (const screen of SCREENS) {
    await addOwnSchool(screen)
    await addOpenMatters(screen)
    const { id: user_id } = await makeAccount({ email: judgeOf(screen), role: 'moderator' })
    const factor = { user_id, secret: seal(JUDGE_SECRET), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
  }
}

const addSchool = (id: string) =>
  db()
    .insertInto('schools')
    .values(schoolRow({ id, name: `Schule am Teich ${id.at(-1)}` }))
    .execute()

/** Somebody runs the school; one review has its answer, the other one can be disputed. */
async function addOwnSchool(screen: string): Promise<void> {
  const school_id = schoolOf(screen)
  await addSchool(school_id)
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

/** One review with a report and a dispute that both wait for a moderator. */
async function addOpenMatters(screen: string): Promise<void> {
  const school_id = schoolOf(screen, 'open')
  await addSchool(school_id)
  const { id: review_id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id, comment: REVIEWS.open, author_name: 'Eine Oma', status: 'disputed' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { review_id, school_id, content: JSON.stringify({ comment: REVIEWS.open, language: 'de', version: 1 }) }
  const reporter_email = `reported.${screen}@post.example`
  await db()
    .insertInto('review_reports')
    .values({ ...about, kind: 'rule', rule: 'off_topic', reason: 'Das ist Werbung.', reporter_email, locale: 'de' })
    .execute()
  await db()
    .insertInto('review_disputes')
    .values({ ...about, reason: 'never_here', author_due_at: new Date() })
    .execute()
}
