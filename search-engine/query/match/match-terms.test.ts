import { expect, test } from 'vitest'
import { termNumber } from '../../base/text/lexicon.ts'
import { buildSegment } from '../../index/segment/build-segment.ts'
import { openSegment } from '../../index/segment/segment.ts'
import { makeSchool } from '../../testing/make-school.ts'
import { LEVEL, LEVELS, levelIn, type Match, visitMatch } from './match.ts'
import { levelOfTerms, matchTerms } from './match-terms.ts'

/** 64 schools: "schule" is a word of every fourth name and a synonym in the others, "linde" a rare word. */
const schools = Array.from({ length: 64 }, (_, at) => {
  return makeSchool({
    id: `s${100 + at}`,
    name: at % 4 === 0 ? `Schule ${at === 8 ? 'Linde' : at}` : 'Grundschule',
    localType: '',
  })
})
const segment = openSegment(buildSegment(schools))
const range = (word: string, level: 0 | 2 = LEVEL.written) => {
  const from = termNumber(segment.lexicon, word)
  return { from, to: from + 1, level }
}

function levelsOf(match: Match): number[] {
  const levels: number[] = new Array(schools.length).fill(LEVELS)
  visitMatch(match, (doc, level) => {
    levels[doc] = level
  })
  return levels
}

test.each([
  ['a frequent term', [range('schule')], 'bits'],
  ['a rare term', [range('linde')], 'list'],
  ['a frequent and a rare term', [range('linde'), range('schule')], 'bits'],
  ['a frequent term as a beginning', [range('schule', LEVEL.beginning)], 'bits'],
  ['a run of terms', [{ from: range('linde').from, to: range('schule').to, level: LEVEL.beginning }], 'bits'],
  ['several rare terms', [range('linde'), range('12'), range('16')], 'list'],
  ['no term', [], 'list'],
])('%s', (_, ranges, kind) => {
  const match = matchTerms(segment, ranges)
  const one = (doc: number) => Math.min(LEVELS, ...ranges.map((terms) => levelOfTerms(segment, terms, doc)))
  expect(match.kind).toBe(kind)
  expect(levelsOf(match)).toEqual(schools.map((_school, doc) => one(doc)))
})

test('a written word comes before one that means the same', () => {
  const match = matchTerms(segment, [range('schule')])
  expect([levelIn(match, 0), levelIn(match, 1), levelIn(match, 4)]).toEqual([0, 1, 0])
})
