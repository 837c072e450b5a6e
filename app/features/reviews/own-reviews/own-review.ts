import { type ContentRule, MAX_REWRITES } from '../review.ts'
import type { OwnReviewRow } from './query-own-reviews.server.ts'

/** `replaced`: the author has written another review of the school since it was rejected. */
export type OwnStatus = 'pending' | 'published' | 'disputed' | 'rejected' | 'removed' | 'replaced'

/** Returns a review as its author sees it. */
export function ownReview(row: OwnReviewRow) {
  const status = (row.replaced ? 'replaced' : row.status) as OwnStatus
  return {
    id: row.id,
    school: { id: row.school_id, name: row.school, city: row.city },
    rating: row.rating,
    comment: row.comment,
    language: row.language,
    status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    helpfulCount: row.helpful_count,
    verifiedLevel: row.verified_level as 'invited' | 'proof' | 'domain' | null,
    answer: row.answer !== null && row.answered_at ? { text: row.answer, at: row.answered_at } : null,
    refusal: refusalOf(row, status),
    dispute: disputeOf(row),
    proof: row.proof && row.proof_at ? { state: row.proof as 'open' | 'accepted' | 'refused', at: row.proof_at } : null,
    mayEdit: mayEdit(row, status),
  }
}

function mayEdit({ school_status, rewrites, objection }: OwnReviewRow, status: OwnStatus): boolean {
  if (school_status !== 'active' || status === 'replaced') return false
  return (status !== 'rejected' && status !== 'removed') || (rewrites < MAX_REWRITES && objection !== 'open')
}

function refusalOf(
  { decision_id, rule, law, sentence, facts, decided_at, object_until, objection }: OwnReviewRow,
  status: OwnStatus,
) {
  if (!decision_id || !decided_at || !object_until) return null
  const mayObject = objection === null && object_until > new Date() && status !== 'replaced'
  return {
    rule: rule as ContentRule | null,
    law: law ?? '',
    sentence: sentence ?? '',
    facts: facts ?? '',
    decidedAt: decided_at,
    objectUntil: object_until,
    mayObject,
    objection: objection as 'open' | 'upheld' | 'dismissed' | null,
  }
}

type DisputeReason = 'never_here' | 'false_facts' | 'breaks_rule'

/** Anything else that the school said is for moderators only. */
function disputeOf({ dispute, reason, author_due_at, author_reply, in_time }: OwnReviewRow) {
  if (!dispute || !reason || !author_due_at) return null
  const mayReply = dispute === 'open' && in_time === true
  return { reason: reason as DisputeReason, dueAt: author_due_at, reply: author_reply, state: dispute, mayReply }
}

export type OwnReview = ReturnType<typeof ownReview>
