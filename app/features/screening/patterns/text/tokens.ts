import type { Span } from '../../finding.ts'

/**
 * A word of a text. `plainWord` is its form for comparison, `before` the text between it and the previous word.
 * `isShouted`: its sentence is in capitals, so `isCapital` is false and says nothing.
 */
export type Token = Span & { text: string; plain: string; before: string; isCapital: boolean; isShouted: boolean }

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}*-]|['’](?=\p{L}{2}))*\*?/gu
/** Articles and similar words before an apostrophe count as separate words: l'école, dell'alunno, d'Anna. */
const ELIDED = /^(\p{L}{1,2}|qu|jusqu|lorsqu|puisqu|dell|all|dall|nell|sull|quell|quest|bell|sant|un)['’](?=\p{L})/iu

/** Returns a word in lower case and without accents, which people leave out. */
export const plainWord = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")

/** Returns the words of a text in order. */
export function tokensOf(text: string): Token[] {
  let end = 0
  return Array.from(text.matchAll(WORD)).flatMap(({ index, 0: match }) => {
    const elided = ELIDED.exec(match)?.[0].length ?? 0
    const parts = elided ? [match.slice(0, elided - 1), match.slice(elided)] : [match]
    return parts.map((part, position) => {
      const start = position ? index + elided : index
      const before = text.slice(end, start)
      end = start + part.length
      return {
        start,
        end,
        text: part,
        plain: plainWord(part),
        before,
        isCapital: /^\p{Lu}/u.test(part),
        isShouted: false,
      }
    })
  })
}
