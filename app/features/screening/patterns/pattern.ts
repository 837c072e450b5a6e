import type { Kind, RuleId, Span } from '../finding.ts'
import type { Passage } from './text/passage.ts'

export type Hit = Span & { kind: Kind; rule: RuleId }

/** Finds one kind of content in a passage; `before` holds the earlier findings in it. */
export type Detector = (passage: Passage, before: readonly Hit[]) => Hit[]

// Every repetition is bounded or over a single class of characters, so that the cost for hostile text grows only with
// its length.
export const START = String.raw`(?<![\p{L}\p{N}])`
export const END = String.raw`(?![\p{L}\p{N}])`

/** Returns a pattern that matches one of several sources; one that never matches if there are none. */
export const anyOf = (sources: readonly string[]) => (sources.length ? `(?:${sources.join('|')})` : '(?!)')

/** Returns a detector for one pattern; `accepts` confirms or rejects each match. */
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
