import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { type AccountName, addressOf, SCREENS } from '../accounts/example-accounts.ts'

/** Schools of which each author wrote one review, by what became of it. */
export const OWN = {
  refused: { id: 'de-NW-610001', name: 'Schule am Fluss' },
  disputed: { id: 'de-NW-610002', name: 'Schule am Wald' },
  published: { id: 'de-NW-610003', name: 'Schule am Markt' },
} as const
const COMMENTS = {
  refused: 'Frau Kaminski hat wenig Geduld mit den Kindern, und am Nachmittag ist die Betreuung knapp.',
  disputed: 'Der Schulweg ist lang, dafür gibt es einen Garten, und im Sommer wird draußen unterrichtet.',
  published: 'In der Bücherei sitzen wir gern, und wer Hilfe beim Lesen braucht, bekommt sie dort auch.',
}
const AUTHORS = ['author', 'author-noscript'] as const satisfies AccountName[]

/** Adds authors with a review that was refused, one that their school disputes, and one that everybody can read. */
export async function addExampleOwnReviews(): Promise<void> {
  await db()
    .insertInto('schools')
    .values(Object.values(OWN).map((school) => schoolRow(school)))
    .execute()
  for (const screen of SCREENS) {
    for (const name of AUTHORS) {
      const account = db().selectFrom('users').select('id').where('email', '=', addressOf(name, screen))
      const { id } = await account.executeTakeFirstOrThrow()
      await refused(id)
      await disputed(id)
      await write(id, 'published')
    }
  }
}

async function write(author_id: string, kind: keyof typeof OWN, status = 'published'): Promise<string> {
  const row = reviewRow({ school_id: OWN[kind].id, author_id, comment: COMMENTS[kind], status })
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function refused(author_id: string): Promise<void> {
  const about = { review_id: await write(author_id, 'refused', 'rejected'), school_id: OWN.refused.id, author_id }
  const ruling = { subject: 'review', outcome: 'rejected', rule: 'person', decided_by: crypto.randomUUID() }
  const reasons = {
    sentence: 'Frau Kaminski hat wenig Geduld',
    facts: 'Bitte ohne Namen.',
    content: JSON.stringify({}),
  }
  await db()
    .insertInto('moderation_decisions')
    .values({ ...about, ...ruling, ...reasons })
    .execute()
}

async function disputed(author_id: string): Promise<void> {
  const about = { review_id: await write(author_id, 'disputed', 'disputed'), school_id: OWN.disputed.id }
  const due = { author_due_at: new Date(Date.now() + 14 * 86_400_000), content: JSON.stringify({}) }
  await db()
    .insertInto('review_disputes')
    .values({ ...about, ...due, reason: 'never_here' })
    .execute()
}
