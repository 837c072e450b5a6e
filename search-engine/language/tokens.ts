import { words } from './fold.ts'

/** A piece of a query between spaces, hyphens and other separators. */
export type Token = { words: string[]; start: number; end: number }

/** Tokens from `from` up to, but not including, `to`. */
export type Span = { from: number; to: number }

/** The elided article of d'Arc and L'Aquila is a separate token. */
const TOKEN = /[dl]['’](?=\p{L})|[^\s,;()/\-‐‑–—]+/giu
/** Words beyond this are searched, but not looked up as a place or a number. */
const MAX_TOKENS = 80
/** No name or phrase is longer. */
const MAX_SPAN_TOKENS = 8

/** A query split into tokens that know their position. */
export class TokenList {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Whether any word has a digit: without one there is no code, number or distance. */
  readonly hasDigit: boolean
  /** Every run of at most {@link MAX_SPAN_TOKENS} tokens, longer ones first, then from left to right. */
  readonly #spans: readonly Span[]
  /** By span, because each part of an interpretation is looked for in all of them. */
  readonly #phrases = new Map<number, string>()

  constructor(text: string) {
    this.text = text
    this.tokens = [...text.matchAll(TOKEN)]
      .map((match) => ({ words: words(match[0]), start: match.index, end: match.index + match[0].length }))
      .filter((token) => token.words.length > 0)
    this.hasDigit = this.tokens.some((token) => token.words.some((word) => /\d/.test(word)))
    this.#spans = spansOf(Math.min(this.tokens.length, MAX_TOKENS))
  }

  /** Returns every run of at most `longest` tokens, longer ones first, then from left to right. */
  spans(longest: number): readonly Span[] {
    return this.#spans.filter(({ from, to }) => to - from <= longest)
  }

  /** Returns the span as typed. */
  typed({ from, to }: Span): string {
    return this.text.slice(this.tokens[from]?.start, this.tokens[to - 1]?.end)
  }

  /** Returns the folded words of the span. */
  phrase({ from, to }: Span): string {
    const key = from * this.tokens.length + to
    const known = this.#phrases.get(key)
    if (known !== undefined) return known
    const phrase = this.tokens
      .slice(from, to)
      .flatMap((token) => token.words)
      .join(' ')
    this.#phrases.set(key, phrase)
    return phrase
  }

  /** Returns the text without the spans, none of which overlap. */
  without(...spans: readonly Span[]): string {
    const lastFirst = spans.toSorted((a, b) => b.from - a.from)
    const left = lastFirst.reduce((text, { from, to }) => {
      return `${text.slice(0, this.tokens[from]?.start)} ${text.slice(this.tokens[to - 1]?.end)}`
    }, this.text)
    return withoutSigns(left.replace(/\s+/g, ' '))
  }

  /** Returns the text with other words in place of the spans, which are in order and do not overlap. */
  replaced(changes: readonly { span: Span; meaning: string }[]): string {
    return changes.reduceRight((text, { span: { from, to }, meaning }) => {
      return text.slice(0, this.tokens[from]?.start) + meaning + text.slice(this.tokens[to - 1]?.end)
    }, this.text)
  }
}

function spansOf(count: number): Span[] {
  const spans: Span[] = []
  for (let length = Math.min(count, MAX_SPAN_TOKENS); length > 0; length--) {
    for (let from = 0; from + length <= count; from++) spans.push({ from, to: from + length })
  }
  return spans
}

const SIGN = /[\s,;/-]/

/** Returns a text without separators at either end. */
function withoutSigns(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && SIGN.test(text.charAt(start))) start++
  while (end > start && SIGN.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Whether two spans share a token. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

/** Whether the first span lies in the second and is shorter. */
export function isInside(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from
}
