import { db } from '#db/client.ts'

/** Why a review was held back: a place in its text, another review it resembles, or where it comes from. */
export type ViewedSignal =
  | { kind: string; rule: string; start: number; end: number }
  | { kind: 'similar'; percent: number; other: SimilarReview | null }
  | { kind: 'burst_account' | 'burst_network' | 'burst_school'; others: number; hours: number }
  | { kind: 'school_network'; sessions: number }
  | { kind: 'new_account' | 'earlier_refusal' }
type SimilarReview = { id: string; comment: string; status: string; language: string; school: string }

/** The signals of a version of a review, those of the text in its order. */
export async function viewSignals(reviewId: string, version: number): Promise<ViewedSignal[]> {
  const rows = await db()
    .selectFrom('review_signals')
    .select(['kind', 'detail'])
    .where('review_id', '=', reviewId)
    .where('version', '=', version)
    .orderBy('id')
    .execute()
  return await Promise.all(rows.map(({ kind, detail }) => viewSignal(kind, detail)))
}

/** The details are those that `judgeReview` writes. */
async function viewSignal(kind: string, detail: Record<string, unknown>): Promise<ViewedSignal> {
  if (kind !== 'similar') return { ...detail, kind } as ViewedSignal
  const { review, similarity } = detail as { review: string; similarity: number }
  return { kind, percent: Math.round(similarity * 100), other: await findSimilar(review) }
}

const findSimilar = (id: string) =>
  db()
    .selectFrom('reviews as r')
    .innerJoin('schools as s', 's.id', 'r.school_id')
    .select(['r.id', 'r.comment', 'r.status', 'r.language', 's.name as school'])
    .where('r.id', '=', id)
    .executeTakeFirst()
    .then((row) => row ?? null)

/** Whether a signal is about a place in the text. */
export const isPlace = (signal: ViewedSignal): signal is Extract<ViewedSignal, { start: number }> => 'start' in signal
