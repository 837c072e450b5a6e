import type { Kind, RuleId, Span } from '../finding.ts'
import type { Passage } from './text/passage.ts'

export type Hit = Span & { kind: Kind; rule: RuleId }

/** Finds one kind of thing in a passage; `before` holds what was found in it already. */
export type Detector = (passage: Passage, before: readonly Hit[]) => Hit[]

// Every repetition is bounded or of one class of characters, so that hostile text costs no more than its length.
export const START = String.raw`(?<![\p{L}\p{N}])`
export const END = String.raw`(?![\p{L}\p{N}])`

/** One of the sources of patterns; nothing at all when there are none. */
export const anyOf = (sources: readonly string[]) => (sources.length ? `(?:${sources.join('|')})` : '(?!)')

/** A detector of one pattern; `accepts` has the last word on each match. */
export function matching(
  kind: Kind,
  rule: RuleId,
  pattern: RegExp,
  accepts: (match: RegExpExecArray, text: string) => boolean = () => true,
): Detector {
  return ({ text }) =>
    Array.from(text.matchAll(pattern))
      .filter((match) => accepts(match, text))
      .map((match) => ({ kind, rule, start: match.index, end: match.index + match[0].length }))
}
