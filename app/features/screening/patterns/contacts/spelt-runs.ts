import { anyOf, END, START } from '../pattern.ts'

const GAP = '[ ,.\u2026-]{0,3}'
/** The longer alternatives come first, since the first match is taken. */
const FILLER = '(?:und dann|und|dann|and then|and|then|et|puis|y|luego|e poi|e|poi)'
const NO_WORD = String.raw`\d{1,4}|[oO](?!\p{L})`
const MIN_UNITS = 4
const MAX_UNITS = 15

/**
 * Returns where a match of one expression that starts exactly at a position ends; `undefined` when it does not match.
 */
type EndAt = (text: string, at: number) => number | undefined

function endAt(source: string): EndAt {
  const pattern = new RegExp(source, 'iuy')
  return (text, at) => {
    pattern.lastIndex = at
    return pattern.test(text) ? pattern.lastIndex : undefined
  }
}

/**
 * Finds runs of four or more number words, with figures among them and little between: "null eins sieben 3". Each
 * position of the text is examined once, with one word at a time, so that no reading of a run is tried again for what
 * follows it: a single expression for the whole run would take ever more time for words that can be read in more than
 * one way.
 *
 * @param words sources of patterns, each for one number word and bounded
 * @returns the positions of the runs in text order, without overlap
 */
export function speltRuns(words: readonly string[]): (text: string) => { start: number; end: number }[] {
  const start = new RegExp(`${START}(?:plus )?(?=${anyOf([...words, NO_WORD])})`, 'giu')
  const isUnit = endAt(`(?=${anyOf([...words, NO_WORD])})`)
  const units = [...words, NO_WORD].map(endAt)
  const gap = endAt(GAP)
  const filler = endAt(`${FILLER}[ ,]{1,2}`)
  const isEnd = endAt(END)

  /** Returns where units that begin at a position may end. */
  const endsOf = (text: string, at: number): number[] =>
    isUnit(text, at) === undefined ? [] : units.flatMap((unit) => unit(text, at) ?? [])

  /** Returns the end of the longest run from a position that has enough units. */
  function endOfRun(text: string, from: number): number | undefined {
    /** The maximum number of units in a run before a place at which its next one may begin. */
    const before = new Map([[from, 0]])
    let end: number | undefined
    for (let at = from, last = from; at <= last; at++) {
      const count = (before.get(at) ?? MAX_UNITS) + 1
      if (count > MAX_UNITS) continue
      for (const to of endsOf(text, at)) {
        if (count >= MIN_UNITS && isEnd(text, to) !== undefined) end = Math.max(end ?? 0, to)
        const next = gap(text, to) ?? to
        for (const place of [next, filler(text, next)]) {
          if (place === undefined) continue
          before.set(place, Math.max(before.get(place) ?? 0, count))
          last = Math.max(last, place)
        }
      }
    }
    return end
  }

  return (text) => {
    const found: { start: number; end: number }[] = []
    start.lastIndex = 0
    for (let match = start.exec(text); match; match = start.exec(text)) {
      const from = match.index + match[0].length
      const end = endOfRun(text, from)
      if (end !== undefined) found.push({ start: match.index, end })
      start.lastIndex = Math.max(end ?? 0, from + 1)
    }
    return found
  }
}
