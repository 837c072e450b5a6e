import { isStopWord } from '../../language/names/stop-words.ts'
import { streetWords } from '../../language/names/street.ts'
import { streetSpans } from '../../language/parsing/find-streets.ts'
import { type Span, TokenList } from '../../language/tokens.ts'

const LETTER = /^\p{L}$/u

/**
 * Returns a text without some words and without what depends on them: initials and elided articles before a name, the
 * kind and the number of a street. Also returns what was left out, as typed.
 *
 * @param left folded words
 */
export function leaveOut(text: string, left: readonly string[]): { text: string; dropped: string[] } {
  const list = new TokenList(text)
  const words = new Set(left)
  const isLeft = list.tokens.map((token) => {
    const isBeside = (word: string) => words.has(word) || isStopWord(word) || LETTER.test(word)
    return token.words.some((word) => words.has(word)) && token.words.every(isBeside)
  })
  const names = new Set(left.flatMap((word) => streetWords([word])))
  for (const street of streetSpans(list)) {
    const isWhole = street.isSaid && street.words.every((word) => names.has(word))
    if (isWhole) isLeft.fill(true, street.span.from, street.span.to)
  }
  for (let at = isLeft.length - 2; at >= 0; at--) {
    isLeft[at] ||= isLeft[at + 1] === true && list.tokens[at]!.words.every((word) => LETTER.test(word))
  }
  const spans = spansOf(isLeft)
  return { text: list.without(...spans), dropped: spans.map((span) => list.typed(span)) }
}

/** Returns the runs of marked tokens. */
function spansOf(isMarked: readonly boolean[]): Span[] {
  const spans: Span[] = []
  for (const [at, marked] of isMarked.entries()) {
    if (!marked) continue
    const last = spans.at(-1)
    if (last?.to === at) last.to++
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}
