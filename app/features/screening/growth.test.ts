import { describe, expect, test } from 'vitest'
import { currentRules } from './editing/current-rules.ts'
import type { ReviewLanguage } from './finding.ts'
import { detectorsOf } from './patterns/detectors.ts'
import { type Passage, passageOf } from './patterns/text/passage.ts'
import { variantsOf } from './patterns/text/variants.ts'
import { screenText } from './screen-text.ts'
import { sentencesOf } from './sentences.ts'
import { textOf, UNITS, unitsOf } from './testing/hostile-units.ts'
import { withinTime } from './within-time.ts'

// Processor time that each part of the screening takes for texts made to take long, and how it grows with their length.

const LANGUAGES: ReviewLanguage[] = ['de', 'en', 'fr', 'es', 'it']
/** Length of the longest text that forms accept. */
const MAX_TEXT_LENGTH = 3000
const MAX_MS = 200
/** Shorter times say nothing about growth. */
const FLOOR_MS = 10
const MAX_GROWTH = 2.5
const MAX_TIMES = 20
/** Lengths at which units are tried, and the time that makes one be measured at full length. */
const SHORT = 400
const MIDDLE = 1000
const SUSPECT_MS = 3
/** A run that takes longer fails, so that it does not block the tests. */
const ENDS_MS = 30_000

/** One part of the screening, by name. */
type Part = [name: string, run: (text: string, passage: Passage) => unknown]

function cost([, run]: Part, text: string, passage: Passage): number {
  const before = process.threadCpuUsage()
  run(text, passage)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns what is wrong with the time that a part takes for a unit; a problem is measured again before it is reported,
 * because others use the machine too.
 */
function growthOf(part: Part, unit: string): string[] {
  const measured = [MAX_TEXT_LENGTH, MAX_TEXT_LENGTH / 2]
    .map((length) => textOf(unit, length))
    .map((text) => ({ text, passage: passageOf(text) }))
  const [least, leastHalf] = [0, 1] as const
  const costs = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let times = 0; times < MAX_TIMES; times++) {
    for (const [at, { text, passage }] of measured.entries())
      costs[at] = Math.min(costs[at]!, cost(part, text, passage))
    const most = Math.min(MAX_MS, MAX_GROWTH * Math.max(costs[leastHalf]!, FLOOR_MS / 2))
    if (costs[least]! <= Math.max(FLOOR_MS, most)) return []
  }
  return [`${part[0]}: ${costs.map((ms) => ms.toFixed(1)).join(' ms, half of it ')} ms`]
}

/** Returns what is wrong with a unit in a text of a given length. */
function problemsOf(parts: readonly Part[], unit: string, length: number): string[] {
  const text = textOf(unit, length)
  let current = ''
  const problems = withinTime(ENDS_MS, () => {
    const passage = passageOf(text)
    return parts.flatMap((part) => {
      current = part[0]
      return cost(part, text, passage) > SUSPECT_MS ? growthOf(part, unit) : []
    })
  })
  return (problems ?? [`${current} does not end`]).map((problem) => `${JSON.stringify(unit)}, ${problem}`)
}

const detectorsFor = (language: ReviewLanguage): Part[] =>
  detectorsOf(currentRules(language)).map((detect, at) => [`detector ${at}`, (_, passage) => detect(passage, [])])

const partsOf = (language: ReviewLanguage): Part[] => [
  ['variants', (text) => variantsOf(text)],
  ['passage', (text) => passageOf(text)],
  ['sentences', (text) => sentencesOf(text, language)],
  ...detectorsFor(language),
  ['all together', (text) => screenText(text, language, { names: ['Schule am Berg', 'a', 'Köln'] })],
]

describe.each(LANGUAGES)('%s', (language) => {
  test('each part takes time in step with the text', () => {
    const parts = partsOf(language)
    expect(UNITS.flatMap((unit) => problemsOf(parts, unit, MIDDLE))).toEqual([])
  })

  test('no word of the rules makes a detector take longer', () => {
    const detectors = detectorsFor(language)
    expect(unitsOf(currentRules(language)).flatMap((unit) => problemsOf(detectors, unit, SHORT))).toEqual([])
  })
})
