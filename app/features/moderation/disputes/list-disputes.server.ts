import { db } from '#db/client.ts'
import type { DisputeReason } from './dispute-rules.ts'

const MAX_DISPUTES = 200

/** Lists a school with the disputes that its members may see; returns undefined for everybody else. */
export async function listDisputes(schoolId: string, userId: string) {
  const school = await db()
    .selectFrom('school_directory as s')
    .innerJoin('school_members as o', 'o.school_id', 's.id')
    .select(['s.id', 's.name', 's.city'])
    .where('s.id', '=', schoolId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst()
  return school && { school, disputes: await disputesOf(schoolId) }
}

/**
 * Lists the disputes of a school, newest first. The author's answers are for moderators only; `outcome` is what the
 * moderators have passed on.
 */
async function disputesOf(schoolId: string) {
  const rows = await db()
    .selectFrom('disputes as d')
    .leftJoin('decisions as m', (join) => join.onRef('m.about_id', '=', 'd.id').on('m.occasion', '=', 'dispute'))
    .select(['d.id', 'd.review_id', 'd.reason', 'd.text', 'd.state', 'd.created_at', 'd.decided_at', 'd.author_due_at'])
    .select(['d.content', 'm.facts as outcome'])
    .where('d.school_id', '=', schoolId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(MAX_DISPUTES)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reviewId: row.review_id,
    reason: row.reason as DisputeReason,
    text: row.text,
    state: row.state as DisputeState,
    openedAt: row.created_at,
    dueAt: row.author_due_at,
    decidedAt: row.decided_at,
    outcome: row.outcome ?? '',
    review: reviewIn(row.content),
  }))
}

/** Returns the review as it was when it was disputed. */
const reviewIn = (content: Record<string, unknown>) => ({
  rating: Number(content.rating),
  comment: String(content.comment),
  language: String(content.language),
})

export type DisputeState = 'open' | 'kept' | 'removed' | 'withdrawn'
export type Dispute = Awaited<ReturnType<typeof disputesOf>>[number]
