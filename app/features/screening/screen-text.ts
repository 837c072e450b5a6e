import type { Finding, ReviewLanguage, ScreeningRules, Span } from './finding.ts'
import { type Pattern, patternsOf } from './patterns.ts'
import { defaultRules } from './rules/index.ts'
import { sentencesOf } from './sentences.ts'

/** Names that are no person's here: the school, its town, its street. */
export type KnownNames = { names?: readonly string[] }

const CHARACTERS_BEFORE = 30
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

function placesOf(text: string, names: readonly string[]): Span[] {
  return names.filter(Boolean).flatMap((name) => {
    const pattern = new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')
    return Array.from(text.matchAll(pattern), ({ index }) => ({ start: index, end: index + name.length }))
  })
}

/** Whether a person's name is part of the name of a school: Lycée Jean Rostand, Anne Frank Schule. */
function namesSchool(text: string, { start, end }: Span, schoolWord: RegExp): boolean {
  const before =
    text
      .slice(Math.max(0, start - CHARACTERS_BEFORE), start)
      .split(/[.!?,;:]/)
      .at(-1) ?? ''
  const after = /^[- ]?\p{L}{0,20}/u.exec(text.slice(end))?.[0] ?? ''
  return [before, text.slice(start, end), after].some((part) => schoolWord.test(part))
}

function* hitsOf(text: string, { kind, rule, pattern }: Pattern, schoolWord: RegExp) {
  for (const match of text.matchAll(pattern)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const isSchool = rule === 'first-name-and-surname' && namesSchool(text, span, schoolWord)
    if (!isSchool) yield { ...span, kind, rule, text: match[0] }
  }
}

/** Holds a text against the rules given; findings stand in the order of the text and never overlap. */
export function screenWith(rules: ScreeningRules, text: string, language: string, known: KnownNames = {}): Finding[] {
  const allowed = placesOf(text, known.names ?? [])
  const sentences = sentencesOf(text, language)
  const schoolWord = new RegExp(rules.schoolWords.join('|'), 'iu')
  const kept: Finding[] = []
  for (const hit of patternsOf(rules).flatMap((pattern) => [...hitsOf(text, pattern, schoolWord)])) {
    if ([...allowed, ...kept].some((span) => overlaps(span, hit))) continue
    const sentence = sentences.find(({ end }) => hit.start < end)
    if (sentence) kept.push({ ...hit, sentence })
  }
  return kept.sort((one, other) => one.start - other.start)
}

/** What in a text of a review or an answer speaks against publishing it as it stands; [] when nothing does. */
export function screenText(text: string, language: ReviewLanguage, known?: KnownNames): Finding[] {
  return screenWith(defaultRules[language], text, language, known)
}
