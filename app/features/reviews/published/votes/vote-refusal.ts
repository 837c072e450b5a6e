/** What the list answers when a vote could not be taken; nothing when it was. */
export type VoteRefusal = { code: string } | null

/** Key of the text that says why a vote was not taken. */
export function voteRefusal({ code }: { code: string }) {
  if (code === 'not_allowed') return 'reading.vote.notAllowed'
  if (code === 'review_unknown') return 'reading.vote.gone'
  return code === 'too_many_attempts' ? 'reading.vote.tooMany' : 'reading.vote.failed'
}
