import { currentRules } from './editing/current-rules.ts'
import type { Finding, ReviewLanguage, ScreeningRules, Span } from './finding.ts'
import { detectorsOf } from './patterns/detectors.ts'
import type { Hit } from './patterns/pattern.ts'
import { passageOf } from './patterns/text/passage.ts'
import { type Variant, variantsOf } from './patterns/text/variants.ts'
import { sentencesOf } from './sentences.ts'
import { withinTime } from './within-time.ts'

/** Names that are not people's here: those of the school, its town, its street. */
export type KnownNames = { names?: readonly string[] }

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

function placesOf(text: string, names: readonly string[]): Span[] {
  return names.filter(Boolean).flatMap((name) => {
    const pattern = new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')
    return Array.from(text.matchAll(pattern), ({ index }) => ({ start: index, end: index + name.length }))
  })
}

/**
 * Returns the findings in one variant of a text, in offsets of the text. Where hits overlap, the earlier detector wins.
 */
function hitsIn(rules: ScreeningRules, { text, offsets }: Variant): Hit[] {
  const passage = passageOf(text)
  const hits: Hit[] = []
  for (const detect of detectorsOf(rules)) {
    for (const hit of detect(passage, hits)) if (!hits.some((span) => overlaps(span, hit))) hits.push(hit)
  }
  return hits.map((hit) => ({ ...hit, start: offsets[hit.start] ?? 0, end: (offsets[hit.end - 1] ?? 0) + 1 }))
}

/**
 * Longer than forms accept; longer texts are screened in parts, so that time grows only in proportion to their length.
 */
const MAX_PART_LENGTH = 4000
/** Hundreds of times what a text takes; forms wait no longer, whatever is written. */
const MAX_TIME_MS = 2000

/** Splits a text into parts that end at spaces where there are any. */
function partsOf(text: string): Span[] {
  const parts: Span[] = []
  for (let start = 0; start < text.length; start = parts.at(-1)!.end) {
    const most = start + MAX_PART_LENGTH
    const blank = text.lastIndexOf(' ', most)
    const end = most < text.length && blank > start + MAX_PART_LENGTH / 2 ? blank : Math.min(most, text.length)
    parts.push({ start, end })
  }
  return parts
}

/**
 * Returns the findings in one part that belong to no known name, in offsets of the part and the order of its variants.
 */
function hitsOfPart(rules: ScreeningRules, text: string, names: readonly string[]): Hit[] {
  const taken: Span[] = placesOf(text, names)
  const kept: Hit[] = []
  for (const hit of variantsOf(text).flatMap((variant) => hitsIn(rules, variant))) {
    if (taken.some((span) => overlaps(span, hit)) || kept.some((span) => overlaps(span, hit))) continue
    kept.push(hit)
  }
  return kept
}

function findingsIn(rules: ScreeningRules, text: string, language: string, names: readonly string[]): Finding[] {
  const sentences = sentencesOf(text, language)
  return partsOf(text)
    .flatMap(({ start, end }) =>
      hitsOfPart(rules, text.slice(start, end), names).map((hit) => ({
        ...hit,
        start: start + hit.start,
        end: start + hit.end,
      })),
    )
    .sort((one, other) => one.start - other.start)
    .flatMap((hit) => {
      const sentence = sentences.find(({ end }) => hit.start < end)
      return sentence ? [{ ...hit, text: text.slice(hit.start, hit.end), sentence }] : []
    })
}

/** Returns one finding for a text that was not judged in time, so that it never counts as harmless. */
function notJudged(text: string): Finding[] {
  const whole = { start: 0, end: text.length }
  return [{ kind: 'repeat', rule: 'repeated-characters', ...whole, text, sentence: whole }]
}

/**
 * Screens a text by the given rules; findings are in text order and never overlap.
 *
 * @param mostMs maximum duration, in processor time; a text that takes longer is reported as repetition as a whole,
 *   since only a text made for the purpose can take this long
 */
export function screenWith(
  rules: ScreeningRules,
  text: string,
  language: string,
  { names = [] }: KnownNames = {},
  mostMs = MAX_TIME_MS,
): Finding[] {
  detectorsOf(rules)
  return withinTime(mostMs, () => findingsIn(rules, text, language, names)) ?? notJudged(text)
}

/**
 * Returns the reasons against publishing the text of a review or an answer as it is, by the rules of this process
 * (`refreshRules` loads the latest); [] when there are none.
 */
export function screenText(text: string, language: ReviewLanguage, known?: KnownNames): Finding[] {
  return screenWith(currentRules(language), text, language, known)
}
