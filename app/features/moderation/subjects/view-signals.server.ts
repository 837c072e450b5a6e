import { db } from '#db/client.ts'
import type { ViewedSignal } from './signal.ts'

/** Loads the signals of a version of a review; those in the text are in text order. */
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

/** Reads the details as written by `judgeReview`; the database adds `own_school` without any. */
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
