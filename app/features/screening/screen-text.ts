import { currentRules } from './editing/current-rules.ts'
import type { Finding, ReviewLanguage, ScreeningRules, Span } from './finding.ts'
import { detectorsOf } from './patterns/detectors.ts'
import type { Hit } from './patterns/pattern.ts'
import { passageOf } from './patterns/text/passage.ts'
import { type Variant, variantsOf } from './patterns/text/readings.ts'
import { sentencesOf } from './sentences.ts'

/** Names that are no person's here: the school, its town, its street. */
export type KnownNames = { names?: readonly string[] }

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

function placesOf(text: string, names: readonly string[]): Span[] {
  return names.filter(Boolean).flatMap((name) => {
    const pattern = new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')
    return Array.from(text.matchAll(pattern), ({ index }) => ({ start: index, end: index + name.length }))
  })
}

/** What one reading of a text shows, in offsets of the text. Where hits meet, the earlier detector wins. */
function hitsIn(rules: ScreeningRules, { text, offsets }: Variant): Hit[] {
  const passage = passageOf(text)
  const hits: Hit[] = []
  for (const detect of detectorsOf(rules)) {
    for (const hit of detect(passage, hits)) if (!hits.some((span) => overlaps(span, hit))) hits.push(hit)
  }
  return hits.map((hit) => ({ ...hit, start: offsets[hit.start] ?? 0, end: (offsets[hit.end - 1] ?? 0) + 1 }))
}

/** Holds a text against the rules given; findings stand in the order of the text and never overlap. */
export function screenWith(rules: ScreeningRules, text: string, language: string, known: KnownNames = {}): Finding[] {
  const taken: Span[] = placesOf(text, known.names ?? [])
  const kept: Hit[] = []
  for (const hit of variantsOf(text).flatMap((reading) => hitsIn(rules, reading))) {
    if ([...taken, ...kept].some((span) => overlaps(span, hit))) continue
    kept.push(hit)
  }
  const sentences = sentencesOf(text, language)
  return kept
    .sort((one, other) => one.start - other.start)
    .flatMap((hit) => {
      const sentence = sentences.find(({ end }) => hit.start < end)
      return sentence ? [{ ...hit, text: text.slice(hit.start, hit.end), sentence }] : []
    })
}

/**
 * What in a text of a review or an answer speaks against publishing it as it stands, by the rules that this process has
 * (`refreshRules` brings the latest); [] when nothing does.
 */
export function screenText(text: string, language: ReviewLanguage, known?: KnownNames): Finding[] {
  return screenWith(currentRules(language), text, language, known)
}
