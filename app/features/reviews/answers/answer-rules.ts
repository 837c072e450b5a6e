export const MAX_ANSWER_LENGTH = 3000
/** Removals of an answer by moderators after which the school may not answer that review again. */
export const MAX_REMOVALS = 2

/** Keeps only letters and digits, so that spaces, capitals and punctuation make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What a moderator removed: the whole answer, and the sentence that was the reason, which may be empty. */
export type Removed = { text: string; sentence: string }

/** Whether an answer repeats what was removed: all of it, or the sentence that was the reason. */
export function repeatsRemoved(answer: string, { text, sentence }: Removed): boolean {
  const said = plain(answer)
  return said === plain(text) || (plain(sentence) !== '' && said.includes(plain(sentence)))
}
