import { db } from '#db/client.ts'

type Decided = { id: string; school_id: string; author_id: string | null }

/** Lets a moderator decide about a review, as their page does. @returns the decision's id */
export async function decide(
  review: Decided,
  outcome: 'published' | 'rejected' | 'removed',
  { daysAgo = 0, facts = '' } = {},
): Promise<string> {
  const { id } = await db()
    .insertInto('decisions')
    .values({
      subject_kind: 'review',
      subject_id: review.id,
      school_id: review.school_id,
      author_id: review.author_id,
      occasion: 'check',
      outcome,
      rule: outcome === 'published' ? null : 'person',
      sentence: outcome === 'published' ? '' : 'Frau Kaminski ist unfreundlich.',
      facts,
      content: JSON.stringify({}),
      decided_by: crypto.randomUUID(),
      decided_at: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('reviews')
    .set({ status: outcome, ...(outcome === 'published' && { published_at: new Date() }) })
    .where('id', '=', review.id)
    .execute()
  return id
}

/** Returns an appeal against a decision, as the author's page writes it. */
export async function object(decision_id: string, state: 'open' | 'dismissed'): Promise<void> {
  const { author_id: user_id } = await db()
    .selectFrom('decisions')
    .select('author_id')
    .where('id', '=', decision_id)
    .executeTakeFirstOrThrow()
  const decided_at = state === 'open' ? null : new Date()
  await db()
    .insertInto('appeals')
    .values({ decision_id, user_id, text: 'Das stimmt nicht.', state, decided_at })
    .execute()
}
