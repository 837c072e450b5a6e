/** Answer of the list when a vote was refused; null when it was counted. */
export type VoteRefusal = { code: string } | null

/** Returns the key of the text that says why a vote was refused. */
export function voteRefusal({ code }: { code: string }) {
  if (code === 'not_allowed') return 'published.vote.notAllowed'
  if (code === 'review_unknown') return 'published.vote.gone'
  return code === 'too_many_attempts' ? 'published.vote.tooMany' : 'published.vote.failed'
}
