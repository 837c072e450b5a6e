/** A part of the text, in UTF-16 offsets, found by a rule of the screening. */
export type TextSignal = {
  kind: 'name' | 'phone' | 'email' | 'address' | 'link' | 'insult' | 'health' | 'repeat'
  rule: string
  start: number
  end: number
}
type SimilarReview = { id: string; comment: string; status: string; language: string; school: string }

/** Why a review was held: a passage in its text, another review that it resembles, or its origin. */
export type ViewedSignal =
  | TextSignal
  | { kind: 'similar'; percent: number; other: SimilarReview | null }
  | { kind: 'burst_account' | 'burst_network' | 'burst_invitation' | 'burst_school'; others: number; hours: number }
  | { kind: 'school_network' | 'own_school' | 'new_account' | 'earlier_refusal' }

/** Whether a signal is about a passage in the text. */
export const isTextSignal = (signal: ViewedSignal): signal is TextSignal => 'start' in signal
