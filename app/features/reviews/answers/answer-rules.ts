export const MAX_ANSWER = 3000
/** How often moderators may remove what a school answers to a review before it may not answer any more. */
export const MAX_REMOVALS = 2

/** Letters and digits alone: what is the same but for spaces, capitals and signs is the same. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What a moderator removed: the whole answer, and the sentence that was the reason, which may be empty. */
export type Removed = { text: string; sentence: string }

/** Whether an answer says again what was removed: all of it, or the sentence that was the reason. */
export function repeats(answer: string, { text, sentence }: Removed): boolean {
  const said = plain(answer)
  return said === plain(text) || (plain(sentence) !== '' && said.includes(plain(sentence)))
}
